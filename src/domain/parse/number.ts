import { readerOf, type Reader, type Sense } from './parser'
import { shown } from './quoted'

export type Bounds = { readonly min?: number; readonly max?: number }

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

/** A number, also one written as text; no comma, for it means thousands to some and tenths to others. */
export const numberIn = ({ min = -Infinity, max = Infinity }: Bounds = {}): Sense<number> => {
  return (value) => {
    const read = anyNumberIn(value)
    return read !== undefined && read >= min && read <= max ? read : undefined
  }
}

export const number = (bounds: Bounds = {}): Reader<number> =>
  readerOf(numberIn(bounds), (value) => whyNoNumber(value, bounds))

export const wholeNumberIn = (bounds: Bounds = {}): Sense<number> => {
  const sense = numberIn(bounds)
  return (value) => {
    const read = sense(value)
    return Number.isSafeInteger(read) ? read : undefined
  }
}

export const wholeNumber = (bounds: Bounds = {}): Reader<number> => {
  const sense = numberIn(bounds)
  return readerOf(wholeNumberIn(bounds), (value) =>
    sense(value) === undefined ? whyNoNumber(value, bounds) : `Not a whole number: ${shown(value)}`,
  )
}

const anyNumberIn = (value: unknown): number | undefined => {
  const read = typeof value === 'string' && numeral.test(value.trim()) ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined
}

const whyNoNumber = (value: unknown, { min = -Infinity, max = Infinity }: Bounds): string => {
  const read = anyNumberIn(value)
  if (read === undefined) return `Not a number: ${shown(value)}`
  return read < min ? `Less than ${min}: ${shown(value)}` : `More than ${max}: ${shown(value)}`
}
