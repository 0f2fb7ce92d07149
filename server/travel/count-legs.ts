import { placeKeyOf, type Coordinates } from '../../src/domain/address'
import type { Path } from '../../src/domain/problem'
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

type LegCounter = Pick<Travel, 'leg' | 'detourLegs'> & { readonly counted: () => LegCounts }

/** Answers legs, and counts the sources of those that were asked for: each once, however often it was. */
export const legCounter = ({ leg, detourLegs }: Pick<Travel, 'leg' | 'detourLegs'>): LegCounter => {
  const counts = { ...noLegs }
  const { numberOf, numbersAlong, count } = currentNumbers()
  const placesAfter = new Map<number, Set<number>>()
  const detoursTo = new Map<number, CountedDetours>()
  const isCounted = (from: number, to: number): boolean =>
    placesAfter.get(from)?.has(to) === true ||
    detoursTo.get(from)?.after.has(to) === true ||
    detoursTo.get(to)?.before.has(from) === true
  return {
    leg: (from, to) => {
      const driven = leg(from, to)
      if (driven?.source === undefined) return driven
      const [one, other] = [numberOf(from), numberOf(to)]
      if (isCounted(one, other)) return driven
      counts[driven.source] += 1
      placesAfter.set(one, (placesAfter.get(one) ?? new Set()).add(other))
      return driven
    },
    detourLegs: (place, path) => {
      const legs = detourLegs(place, path)
      const [number, others] = [numberOf(place), numbersAlong(path)]
      const { before, after } = detoursTo.get(number) ?? { before: numberSet(count()), after: numberSet(count()) }
      detoursTo.set(number, { before, after })
      for (let index = 0; index < others.length; index += 1) {
        const other = others[index] ?? -1
        const to = index === others.length - 1 ? undefined : legs.to[index]?.source
        if (to !== undefined && !isCounted(other, number)) {
          before.add(other)
          counts[to] += 1
        }
        const on = index === 0 ? undefined : legs.on[index]?.source
        if (on !== undefined && !isCounted(number, other)) {
          after.add(other)
          counts[on] += 1
        }
      }
      return legs
    },
    counted: () => ({ ...counts }),
  }
}

/** The numbers of the places from which the legs to the place of a detour are counted, and of those on to which. */
type CountedDetours = { readonly before: NumberSet; readonly after: NumberSet }

type NumberSet = ReturnType<typeof numberSet>

/** A byte for each number, since a set of thousands takes longer than to find their legs. */
const numberSet = (size: number) => {
  let bytes = new Uint8Array(size)
  return {
    has: (number: number): boolean => bytes[number] === 1,
    add: (number: number): void => {
      if (number >= bytes.length) {
        const longer = new Uint8Array(2 * number + 1)
        longer.set(bytes)
        bytes = longer
      }
      bytes[number] = 1
    },
  }
}

/** Numbers of places, kept for the next command until there are too many. */
const placeNumbers = () => {
  const numberByKey = new Map<string, number>()
  const numberedPlace = memoizeWeak((place: Coordinates) => {
    const key = placeKeyOf(place)
    const number = numberByKey.get(key) ?? numberByKey.size
    numberByKey.set(key, number)
    return { number }
  })
  const numberOf = (place: Coordinates): number => numberedPlace(place).number
  return {
    numberOf,
    numbersAlong: memoizeWeak((path: Path) => path.map((place) => (place === undefined ? undefined : numberOf(place)))),
    count: () => numberByKey.size,
  }
}

/** About 10 MB; a single command may pass it. */
const MAX_NUMBERS = 50_000

let numbers = placeNumbers()

const currentNumbers = (): ReturnType<typeof placeNumbers> =>
  numbers.count() < MAX_NUMBERS ? numbers : (numbers = placeNumbers())
