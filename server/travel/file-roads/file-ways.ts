import { placeKeyOf, type Coordinates } from '../../../src/domain/address'
import type { Leg } from '../../../src/domain/problem'
import { lruMap } from '../../lru-map'
import { cacheByPlace } from '../cache-by-place'
import {
  decimetresOf,
  lineBetween,
  meetingOf,
  millisecondsOf,
  nearestRoad,
  placeMaker,
  roadTable,
  simplifyLine,
  UNREACHED,
  type LinePoint,
  type RoadNetwork,
  type RoadPlace,
} from '../../roads'

export type FileWays = {
  /** undefined where no road leads from one place to the other, or one of them lies far from all roads */
  readonly leg: (from: Coordinates, to: Coordinates) => Leg | undefined
  readonly isOnRoads: (place: Coordinates) => boolean
  /** whether most places of the file reach it */
  readonly isInLargestPart: (place: Coordinates) => boolean
  /** the line along the roads; it begins and ends at the road, not at the place */
  readonly line: (from: Coordinates, to: Coordinates) => ReadonlyArray<LinePoint> | undefined
  /** Joins the places to the roads, so that legs are found at once; asks `pause` before each place. */
  readonly joinPlaces: (places: ReadonlyArray<Coordinates>, pause: () => Promise<void>) => Promise<void>
  /** Calls `onLeg` with every leg between two places that has one; asks `pause` before each place. */
  readonly legs: (
    places: ReadonlyArray<Coordinates>,
    onLeg: (from: number, to: number, leg: Leg) => void,
    pause: () => Promise<void>,
  ) => Promise<void>
}

/** About 50 MB for the roads of a country. */
const MAX_PLACES = 20_000

/** About 20 MB. */
const MAX_LINES = 20_000

export const fileWays = (network: RoadNetwork): FileWays => {
  const makePlace = placeMaker(network)
  const lines = lruMap<ReadonlyArray<LinePoint>>(MAX_LINES)
  const placeAt = cacheByPlace(MAX_PLACES, (coordinates): Place => {
    const point = nearestRoad(network, coordinates)
    return {
      roadPlace: point && makePlace(point),
      isInLargestPart: point !== undefined && network.inLargestPart[point.segment] === 1,
    }
  })

  return {
    leg: (from, to) => {
      const [one, other] = [placeAt(from).roadPlace, placeAt(to).roadPlace]
      return one === undefined || other === undefined ? undefined : legOf(meetingOf(network, one, other).cost)
    },
    isOnRoads: (place) => placeAt(place).roadPlace !== undefined,
    isInLargestPart: (place) => placeAt(place).isInLargestPart,
    line: (from, to) => {
      const key = `${placeKeyOf(from)} ${placeKeyOf(to)}`
      const drawn = lines.get(key)
      if (drawn !== undefined) return drawn
      const [one, other] = [placeAt(from).roadPlace, placeAt(to).roadPlace]
      const line = one === undefined || other === undefined ? undefined : lineBetween(network, one, other)
      if (line === undefined) return undefined
      const simple = simplifyLine(line)
      lines.set(key, simple)
      return simple
    },
    joinPlaces: async (places, pause) => {
      for (const coordinates of places) {
        await pause()
        placeAt(coordinates)
      }
    },
    legs: async (places, onLeg, pause) => {
      const joined: { readonly index: number; readonly roadPlace: RoadPlace }[] = []
      for (const [index, coordinates] of places.entries()) {
        await pause()
        const { roadPlace } = placeAt(coordinates)
        if (roadPlace !== undefined) joined.push({ index, roadPlace })
      }
      const writeRow = roadTable(
        network,
        joined.map(({ roadPlace }) => roadPlace),
      )
      const row = new Float64Array(joined.length)
      for (const { index: from, roadPlace } of joined) {
        await pause()
        writeRow(roadPlace, row)
        for (const [column, { index: to }] of joined.entries()) {
          const leg = from === to ? undefined : legOf(row[column] ?? UNREACHED)
          if (leg !== undefined) onLeg(from, to, leg)
        }
      }
    },
  }
}

/** `roadPlace` is undefined far from all roads. */
type Place = { readonly roadPlace: RoadPlace | undefined; readonly isInLargestPart: boolean }

/** Rounded up, so that a route that is in time by these figures is in time by the exact ones. */
const legOf = (cost: number): Leg | undefined =>
  cost >= UNREACHED
    ? undefined
    : { seconds: Math.ceil(millisecondsOf(cost) / 1000), metres: Math.ceil(decimetresOf(cost) / 10) }
