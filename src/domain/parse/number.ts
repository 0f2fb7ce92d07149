import { parserOf, quoted, type Parser, type ParseOrUndefined } from './parser'

export type Bounds = { readonly min?: number; readonly max?: number }

const numberPattern = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

/** A number, or one written as text. A comma is refused, for it may mark thousands or decimals. */
export const numberOrUndefined = ({ min = -Infinity, max = Infinity }: Bounds = {}): ParseOrUndefined<number> => {
  return (value) => {
    const parsed = anyNumberOrUndefined(value)
    return parsed !== undefined && parsed >= min && parsed <= max ? parsed : undefined
  }
}

export const number = (bounds: Bounds = {}): Parser<number> =>
  parserOf(numberOrUndefined(bounds), (value) => numberReason(value, bounds))

export const wholeNumberOrUndefined = (bounds: Bounds = {}): ParseOrUndefined<number> => {
  const parse = numberOrUndefined(bounds)
  return (value) => {
    const parsed = parse(value)
    return Number.isSafeInteger(parsed) ? parsed : undefined
  }
}

export const wholeNumber = (bounds: Bounds = {}): Parser<number> => {
  const parse = numberOrUndefined(bounds)
  return parserOf(wholeNumberOrUndefined(bounds), (value) =>
    parse(value) === undefined ? numberReason(value, bounds) : `Not a whole number: ${quoted(value)}`,
  )
}

const anyNumberOrUndefined = (value: unknown): number | undefined => {
  const parsed = typeof value === 'string' && numberPattern.test(value.trim()) ? Number(value) : value
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : undefined
}

const numberReason = (value: unknown, { min = -Infinity, max = Infinity }: Bounds): string => {
  const parsed = anyNumberOrUndefined(value)
  if (parsed === undefined) return `Not a number: ${quoted(value)}`
  return parsed < min ? `Must be at least ${min}, not ${quoted(value)}` : `Must be at most ${max}, not ${quoted(value)}`
}
