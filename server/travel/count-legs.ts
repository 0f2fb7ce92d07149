import { placeKeyOf, type Coordinates } from '../../src/domain/address'
import { noLegs, type LegCounts } from '../../src/domain/route'
import { consecutivePairs, memoizeWeak } from '../../src/domain/value'
import type { Drive, Travel } from './travel'

/** The length and the time of a drive along these places, and where its legs come from. */
export const measureDrive = (places: ReadonlyArray<Coordinates>, leg: Travel['leg']): Omit<Drive, 'polyline'> => {
  const legs = { ...noLegs }
  let [metres, seconds] = [0, 0]
  for (const [from, to] of consecutivePairs(places)) {
    const driven = leg(from, to)
    metres += driven?.metres ?? 0
    seconds += driven?.seconds ?? 0
    if (driven?.source !== undefined) legs[driven.source] += 1
  }
  return { metres, seconds, legs }
}

type NumberedPlace = { readonly place: Coordinates; readonly number: number }

/** Answers legs, and counts the sources of those that were asked for: each once, however often it was. */
export const legCounter = (leg: Travel['leg']): { readonly leg: Travel['leg']; readonly counted: () => LegCounts } => {
  const counts = { ...noLegs }
  const numbers = new Map<string, number>()
  const numberOf = (place: Coordinates): number => {
    const { key } = keyOfPlace(place)
    const number = numbers.get(key) ?? numbers.size
    if (number === numbers.size) numbers.set(key, number)
    return number
  }
  /** Mostly a leg begins or ends where the one before it did. */
  let [lastFrom, lastTo]: Array<NumberedPlace | undefined> = []
  const numberedAt = (place: Coordinates): NumberedPlace => {
    if (lastFrom?.place === place) return lastFrom
    return lastTo?.place === place ? lastTo : { place, number: numberOf(place) }
  }
  const countedPairs = new Set<number>()
  return {
    leg: (from, to) => {
      const driven = leg(from, to)
      if (driven?.source === undefined) return driven
      const [one, other] = [numberedAt(from), numberedAt(to)]
      lastFrom = one
      lastTo = other
      const pair = numberOfPair(one.number, other.number)
      if (!countedPairs.has(pair)) {
        countedPairs.add(pair)
        counts[driven.source] += 1
      }
      return driven
    },
    counted: () => ({ ...counts }),
  }
}

const keyOfPlace = memoizeWeak((place: Coordinates) => ({ key: placeKeyOf(place) }))

/** Cantor's number of a pair, which is small where both are small: a set of such numbers is the quickest. */
const numberOfPair = (one: number, other: number): number => ((one + other) * (one + other + 1)) / 2 + other
