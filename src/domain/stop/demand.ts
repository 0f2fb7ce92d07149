import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { list, number, type Parser } from '../parse'

/** The demand of a stop that names none: one unit. */
export const defaultDemand: ReadonlyArray<number> = [1]

/** The maximum amount that is accepted for a stop. */
export const MAX_DEMAND = 100_000

/** Parses one amount, or a list with one per capacity dimension, each at most `max`. */
export const demand = (max = Infinity): Parser<ReadonlyArray<number>> => {
  const amount = number({ min: 0, max })
  const amounts = list(amount)
  return (value) => {
    if (Array.isArray(value)) return value.length === 0 ? E.right(defaultDemand) : amounts(value)
    return pipe(
      amount(value),
      E.map((single) => [single]),
    )
  }
}
