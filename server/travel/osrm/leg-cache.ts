import * as E from 'fp-ts/Either'
import { placeKeyOf, type Coordinates } from '../../../src/domain/address'
import type { Leg } from '../../../src/domain/problem'
import { lruMap } from '../../lru-map'
import { NO_ROAD, type PlacePair } from '../travel'
import { fetchLegs, type LegFigures } from './fetch-osrm'
import type { OsrmRequest } from './request-osrm'

/** About twenty megabytes. */
const MAX_LEGS = 100_000

/** Single legs, beside those of the tables. A figure below 0 means that there is no road. */
export type LegCache = {
  readonly get: (from: Coordinates, to: Coordinates) => Leg | undefined
  /** A known leg keeps its figures, so that an edit costs what its price said. */
  readonly add: (from: Coordinates, to: Coordinates, leg: Leg) => void
}

export const legCache = (maxLegs = MAX_LEGS): LegCache => {
  const cache = lruMap<Leg>(maxLegs)
  const cacheKeyOf = (from: Coordinates, to: Coordinates): string => `${placeKeyOf(from)} ${placeKeyOf(to)}`
  return {
    get: (from, to) => cache.get(cacheKeyOf(from, to)),
    add: (from, to, leg) => {
      const key = cacheKeyOf(from, to)
      if (cache.get(key) === undefined) cache.set(key, leg)
    },
  }
}

/** By default OSRM takes a hundred places at once. */
const MAX_PLACES_PER_REQUEST = 100

/** Legs from one place to several, or from several to one. */
export type Star = {
  readonly centre: Coordinates
  readonly isFrom: boolean
  readonly others: ReadonlyArray<Coordinates>
}

/** The fewest requests for these legs where most of them have one end in common, as those of a stop that moves. */
export const starsOf = (pairs: ReadonlyArray<PlacePair>): ReadonlyArray<Star> => {
  const countsFrom = countBy(pairs, ([from]) => placeKeyOf(from))
  const countsTo = countBy(pairs, ([, to]) => placeKeyOf(to))
  const stars = new Map<string, { centre: Coordinates; isFrom: boolean; others: Coordinates[] }>()
  for (const [from, to] of pairs) {
    const isFrom = (countsFrom.get(placeKeyOf(from)) ?? 0) >= (countsTo.get(placeKeyOf(to)) ?? 0)
    const [centre, other] = isFrom ? [from, to] : [to, from]
    const key = `${isFrom} ${placeKeyOf(centre)}`
    const star = stars.get(key) ?? { centre, isFrom, others: [] }
    star.others.push(other)
    stars.set(key, star)
  }
  return [...stars.values()].flatMap((star) =>
    Array.from({ length: Math.ceil(star.others.length / (MAX_PLACES_PER_REQUEST - 1)) }, (_, part) => ({
      ...star,
      others: star.others.slice(part * (MAX_PLACES_PER_REQUEST - 1), (part + 1) * (MAX_PLACES_PER_REQUEST - 1)),
    })),
  )
}

const countBy = <A>(items: ReadonlyArray<A>, keyOfItem: (item: A) => string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOfItem(item), (counts.get(keyOfItem(item)) ?? 0) + 1)
  return counts
}

/** Requests the legs of a star, and adds them. The left says why that failed. */
export const fetchStar = async (
  { centre, isFrom, others }: Star,
  legs: LegCache,
  request: OsrmRequest,
): Promise<E.Either<string, void>> => {
  const [centreAt, othersAt] = [[0], others.map((_, index) => index + 1)]
  const block = isFrom ? { from: centreAt, to: othersAt } : { from: othersAt, to: centreAt }
  const figures = await fetchLegs([centre, ...others], block, request)
  if (E.isLeft(figures)) return figures
  const { seconds, metres } = figures.right
  for (const [index, other] of others.entries()) {
    const [from, to] = isFrom ? [centre, other] : [other, centre]
    const figureIn = (rows: LegFigures['seconds']) => (isFrom ? rows[0]?.[index] : rows[index]?.[0]) ?? NO_ROAD
    legs.add(from, to, { seconds: figureIn(seconds), metres: figureIn(metres) })
  }
  return E.right(undefined)
}
