import * as E from 'fp-ts/Either'
import type { Parser, ParseOrUndefined } from './parser'
import { quoted } from './quoted'

/** Parses a list; the reason names the first invalid item, counted from 1. */
export const list =
  <A>(item: Parser<A>): Parser<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return E.left(`Not a list: ${quoted(value)}`)
    const items: A[] = []
    for (const [index, element] of value.entries()) {
      const parsed = item(element)
      if (E.isLeft(parsed)) return E.left(`Item ${index + 1}: ${parsed.left}`)
      items.push(parsed.right)
    }
    return E.right(items)
  }

export const listOrUndefined =
  <A>(item: ParseOrUndefined<A>): ParseOrUndefined<ReadonlyArray<A>> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items: A[] = []
    for (const element of value) {
      const parsed = item(element)
      if (parsed === undefined) return undefined
      items.push(parsed)
    }
    return items
  }
