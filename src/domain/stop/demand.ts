import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { list, listOrUndefined, number, numberOrUndefined, type Parser, type ParseOrUndefined } from '../parse'

/** The default: one unit. */
export const defaultDemand: ReadonlyArray<number> = [1]

/** The maximum of an amount. */
export const MAX_DEMAND = 100_000

/** One amount, or one per capacity dimension, each at most `max`. */
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

const amountOrUndefined = numberOrUndefined({ min: 0 })
const amountsOrUndefined = listOrUndefined(amountOrUndefined)

/** The default is one shared object, since most stops have it. */
export const demandOrUndefined: ParseOrUndefined<ReadonlyArray<number>> = (value) => {
  const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  const isDefault = values.length === 0 || (values.length === 1 && amountOrUndefined(values[0]) === 1)
  return isDefault ? defaultDemand : amountsOrUndefined(values)
}
