import * as E from 'fp-ts/Either'
import type { Reader } from './reader'
import { shown } from './shown'

export type Bounds = { readonly min?: number; readonly max?: number }

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

/** A number, also one written as text; no comma, for it means thousands to some and tenths to others. */
export const number =
  ({ min = -Infinity, max = Infinity }: Bounds = {}): Reader<number> =>
  (value) => {
    const read = typeof value === 'string' && numeral.test(value.trim()) ? Number(value) : value
    if (typeof read !== 'number' || !Number.isFinite(read)) return E.left(`Not a number: ${shown(value)}`)
    if (read < min) return E.left(`Less than ${min}: ${shown(value)}`)
    if (read > max) return E.left(`More than ${max}: ${shown(value)}`)
    return E.right(read)
  }

export const wholeNumber = (bounds: Bounds = {}): Reader<number> => {
  const reader = number(bounds)
  return (value) => {
    const read = reader(value)
    return E.isRight(read) && !Number.isSafeInteger(read.right) ? E.left(`Not a whole number: ${shown(value)}`) : read
  }
}
