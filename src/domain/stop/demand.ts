import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { list, number, type Reader } from '../reading'

/** What a stop takes of a vehicle where nobody says: one of whatever is counted. */
export const usualDemand: ReadonlyArray<number> = [1]

/** An amount, or one for each dimension of a vehicle's capacity, none above `max`. */
export const demand = (max = Infinity): Reader<ReadonlyArray<number>> => {
  const amount = number({ min: 0, max })
  const amounts = list(amount)
  return (value) => {
    if (Array.isArray(value)) return value.length === 0 ? E.right(usualDemand) : amounts(value)
    return pipe(
      amount(value),
      E.map((one) => [one]),
    )
  }
}
