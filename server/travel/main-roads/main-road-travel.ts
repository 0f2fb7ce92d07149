import polyline from '@mapbox/polyline'
import { consecutivePairs } from '../../../src/domain/value'
import { countLegs } from '../count-legs'
import { pauseAfterSlices } from '../slices'
import { releaseTable } from '../table-memory'
import type { Travel } from '../travel'
import { isSamePlace, placeKeyOf, type Coordinates } from '../../../src/domain/address'
import type { Leg } from '../../../src/domain/problem'
import { lruMap } from '../../lru-map'
import { buildGraph, type Row, UNREACHED, type RoadGraph } from './graph'
import { metresApart, planePointOf, type PlanePoint } from './shores'
import { bendsBetween, roadPlaceOf, rowFromPlace, type RoadPlace } from './road-places'
import { decodeRoads } from './roads-file'
import { leastMilliseconds, localMilliseconds, secondsWithStreets, type Way, wayBetween } from './way-speeds'
import shippedRoads from './roads.json'

/** Main roads; `next` where they do not lead, as to an island, abroad, or into the sea. */
export const mainRoadTravel = (next: Travel, ways: MainRoadWays = mainRoadWays()): Travel => {
  const findLeg: Travel['leg'] = (from, to) =>
    (isSamePlace(from, to) ? undefined : ways.leg(from, to)) ?? next.leg(from, to)

  const sourceOf: Travel['sourceOf'] = (from, to) => {
    if (isSamePlace(from, to)) return undefined
    return ways.leg(from, to) === undefined ? next.sourceOf(from, to) : 'main'
  }

  return {
    ...next,
    source: 'main',
    joinedTo: ways,
    leg: findLeg,
    sourceOf,
    requestDrives: (paths) => ways.join(paths.flat(), pauseAfterSlices()),
    joinPlaces: (places) => ways.join(places, pauseAfterSlices()),
    drive: (places) => {
      const pairs = consecutivePairs(places)
      const driven = pairs.map(([from, to]) => findLeg(from, to))
      return {
        metres: driven.reduce((sum, part) => sum + (part?.metres ?? 0), 0),
        seconds: driven.reduce((sum, part) => sum + (part?.seconds ?? 0), 0),
        polyline:
          places.length < 2 ? undefined : polyline.encode(lineThrough(places, ways).map(({ lat, lng }) => [lat, lng])),
        legs: countLegs(places, sourceOf),
      }
    },
    table: async (places, signal) => {
      const table = await next.table(places, signal)
      const { seconds, metres } = table
      let pairs = 0
      await ways.legs(
        places,
        (from, to, leg) => {
          const [there, back] = [from * places.length + to, to * places.length + from]
          seconds[there] = seconds[back] = leg.seconds
          metres[there] = metres[back] = leg.metres
          pairs += 1
        },
        pauseAfterSlices(() => {
          if (signal?.aborted === true) releaseTable(table)
          signal?.throwIfAborted()
        }),
      )
      const isComplete = pairs === (places.length * (places.length - 1)) / 2
      return { ...table, source: 'main', warning: isComplete ? table.warning : unreachedWarning }
    },
  }
}

const unreachedWarning = 'No main road leads to some places: distances and times to them are estimates'

const lineThrough = (places: ReadonlyArray<Coordinates>, ways: MainRoadWays): ReadonlyArray<Coordinates> =>
  places.flatMap((place, index) => {
    const before = places[index - 1]
    return before === undefined ? [place] : [...ways.bends(before, place), place]
  })

export type MainRoadWays = {
  /** undefined where no main road leads from one place to the other */
  readonly leg: (from: Coordinates, to: Coordinates) => Leg | undefined
  /** the places between which the way bends */
  readonly bends: (from: Coordinates, to: Coordinates) => ReadonlyArray<Coordinates>
  /** Joins the places to the roads, which takes longest of all and is done once for each; asks `pause` before each place. */
  readonly join: (places: ReadonlyArray<Coordinates>, pause: () => Promise<void>) => Promise<void>
  /** Calls `onLeg` with every leg between two places that has one; asks `pause` before each place. */
  readonly legs: (
    places: ReadonlyArray<Coordinates>,
    onLeg: (from: number, to: number, leg: Leg) => void,
    pause: () => Promise<void>,
  ) => Promise<void>
}

/** About 40 MB. */
const MAX_PLACES = 20_000

/** About 20 MB. */
const MAX_BENDS = 10_000

export const mainRoadWays = (graph: RoadGraph = shippedGraph()): MainRoadWays => {
  const known = lruMap<Place>(MAX_PLACES)
  const byObject = new WeakMap<Coordinates, Place>()
  const knownBends = lruMap<ReadonlyArray<Coordinates>>(MAX_BENDS)
  const placeAt = (coordinates: Coordinates): Place => {
    const seen = byObject.get(coordinates)
    if (seen !== undefined) return seen
    const key = placeKeyOf(coordinates)
    const place = known.get(key) ?? { point: planePointOf(coordinates), onRoads: roadPlaceOf(graph, coordinates) }
    known.set(key, place)
    byObject.set(coordinates, place)
    return place
  }

  return {
    leg: (from, to) => {
      const [one, other] = [placeAt(from), placeAt(to)]
      if (one.onRoads === undefined || other.onRoads === undefined) return undefined
      const way = quickerWay(graph, one.onRoads, other.onRoads, wayOnRoads(one.onRoads, other.onRoads))
      return way && toLeg(way, one.point, other.point)
    },
    bends: (from, to) => {
      const [one, other] = [placeAt(from).onRoads, placeAt(to).onRoads]
      if (one === undefined || other === undefined) return []
      const onRoads = wayOnRoads(one, other)
      if (onRoads === undefined || quickerWay(graph, one, other, onRoads) !== onRoads) return []
      const key = `${placeKeyOf(from)} ${placeKeyOf(to)}`
      const bends = knownBends.get(key) ?? bendsBetween(graph, one, other)
      knownBends.set(key, bends)
      return bends
    },
    join: async (places, pause) => {
      for (const coordinates of places) {
        await pause()
        placeAt(coordinates)
      }
    },
    legs: async (places, onLeg, pause) => {
      const listed: Place[] = []
      const waysOnRoads = waysOnRoadsOf(graph)
      for (const [from, coordinates] of places.entries()) {
        await pause()
        const { point, onRoads } = (listed[from] = placeAt(coordinates))
        if (onRoads === undefined) continue
        const wayTo = waysOnRoads(onRoads)
        for (let to = 0; to < from; to += 1) {
          const other = listed[to]
          if (other?.onRoads === undefined) continue
          const way = quickerWay(graph, onRoads, other.onRoads, wayTo(other.onRoads))
          if (way !== undefined) onLeg(from, to, toLeg(way, point, other.point))
        }
      }
    },
  }
}

/** A place as it was given; `onRoads` is undefined far from the land. */
type Place = { readonly point: PlanePoint; readonly onRoads: RoadPlace | undefined }

/** The quickest way through a node of both labels; the shorter one where two are as quick. */
const wayOnRoads = (from: RoadPlace, to: RoadPlace): Way | undefined => {
  let [best, bestMetres] = [UNREACHED, 0]
  let [index, other] = [0, 0]
  while (index < from.ranks.length && other < to.ranks.length) {
    const [rank, otherRank] = [from.ranks[index] ?? 0, to.ranks[other] ?? 0]
    if (rank === otherRank) {
      const milliseconds = (from.milliseconds[index] ?? 0) + (to.milliseconds[other] ?? 0)
      const metres = (from.metres[index] ?? 0) + (to.metres[other] ?? 0)
      if (milliseconds < best || (milliseconds === best && metres < bestMetres)) {
        best = milliseconds
        bestMetres = metres
      }
    }
    if (rank <= otherRank) index += 1
    if (otherRank <= rank) other += 1
  }
  return best < UNREACHED ? { milliseconds: best, metres: bestMetres } : undefined
}

/** The same from one place to many: the ways to all nodes, and from there straight over land. */
const waysOnRoadsOf = (graph: RoadGraph) => {
  let row: Row | undefined
  return (from: RoadPlace): ((to: RoadPlace) => Way | undefined) => {
    const { milliseconds: times, metres: lengths } = (row = rowFromPlace(graph, from, row))
    return ({ straight }) => {
      let [best, bestMetres] = [UNREACHED, 0]
      for (let index = 0; index < straight.length; index += 3) {
        const rank = straight[index] ?? 0
        const milliseconds = (times[rank] ?? 0) + (straight[index + 1] ?? 0)
        if (milliseconds > best) continue
        const metres = (lengths[rank] ?? 0) + (straight[index + 2] ?? 0)
        if (milliseconds === best && metres >= bestMetres) continue
        best = milliseconds
        bestMetres = metres
      }
      return best < UNREACHED ? { milliseconds: best, metres: bestMetres } : undefined
    }
  }
}

/** The way straight over land where that is quicker. */
const quickerWay = (
  { shores }: RoadGraph,
  { point: from }: RoadPlace,
  { point: to }: RoadPlace,
  onRoads: Way | undefined,
): Way | undefined => {
  const milliseconds = localMilliseconds(metresApart(from, to))
  if (milliseconds > (onRoads?.milliseconds ?? UNREACHED)) return onRoads
  return shores.crosses(from, to) ? onRoads : wayBetween('local', from, to)
}

/** A place in the water is put on land, so that two of them may meet there: they are as far apart as they lie. */
const toLeg = ({ milliseconds, metres }: Way, from: PlanePoint, to: PlanePoint): Leg => {
  const straight = metresApart(from, to)
  return {
    seconds: secondsWithStreets(Math.max(milliseconds, leastMilliseconds(straight))),
    metres: Math.max(metres, Math.ceil(straight)),
  }
}

let shipped: RoadGraph | undefined

/** Read when it is first needed. */
const shippedGraph = (): RoadGraph => (shipped ??= buildGraph(decodeRoads(shippedRoads)))
