import * as E from 'fp-ts/Either'
import type { Reader, Sense } from './parser'
import { shown } from './quoted'

/** A list whose every item can be read; the reason names the first that cannot, counted from 1. */
export const list =
  <A>(item: Reader<A>): Reader<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return E.left(`Not a list: ${shown(value)}`)
    const items: A[] = []
    for (const [index, one] of value.entries()) {
      const read = item(one)
      if (E.isLeft(read)) return E.left(`Item ${index + 1}: ${read.left}`)
      items.push(read.right)
    }
    return E.right(items)
  }

export const listIn =
  <A>(item: Sense<A>): Sense<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items: A[] = []
    for (const one of value) {
      const read = item(one)
      if (read === undefined) return undefined
      items.push(read)
    }
    return items
  }
