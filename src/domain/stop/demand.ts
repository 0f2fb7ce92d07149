import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { list, listIn, number, numberIn, type Reader, type Sense } from '../parse'

/** What a stop takes of a vehicle where nobody says: one of whatever is counted. */
export const usualDemand: ReadonlyArray<number> = [1]

/** No vehicle takes more. */
export const MOST_DEMAND = 100_000

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

const amountIn = numberIn({ min: 0 })
const amountsIn = listIn(amountIn)

/** What is usual is one object, since most stops have it. */
export const demandIn: Sense<ReadonlyArray<number>> = (value) => {
  const given: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  const isUsual = given.length === 0 || (given.length === 1 && amountIn(given[0]) === 1)
  return isUsual ? usualDemand : amountsIn(given)
}
