import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { list, number, type Reader } from '../reading'

/** What a stop takes of a vehicle where nobody says: one of whatever is counted. */
export const usualDemand: ReadonlyArray<number> = [1]

const amount = number({ min: 0 })
const amounts = list(amount)

/** An amount, or one for each dimension of a vehicle's capacity. */
export const demand: Reader<ReadonlyArray<number>> = (value) => {
  if (!Array.isArray(value))
    return pipe(
      amount(value),
      E.map((one) => [one]),
    )
  return value.length === 0 ? E.right(usualDemand) : amounts(value)
}
