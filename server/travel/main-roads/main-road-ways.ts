import { placeKeyOf, type Coordinates } from '../../../src/domain/address'
import type { Leg, Path } from '../../../src/domain/problem'
import { memoizeWeak } from '../../../src/domain/value'
import { lruMap } from '../../lru-map'
import { cacheByPlace } from '../cache-by-place'
import type { SourcedLeg } from '../travel'
import { buildGraph, UNREACHED, type RoadGraph } from './graph'
import { writeLegMatrices, type LegMatrices } from './main-road-table'
import { metresApart, planePointOf } from './shores'
import {
  bendsBetween,
  emptyRow,
  rowFromPlace,
  roadAccessFinder,
  weightInRow,
  writeHighestNodes,
  type MainRoadPlace,
  type RoadAccess,
} from './road-access'
import { decodeRoads } from './main-roads-file'
import { leastLocalWeight, localWeight, metresOfLeg, secondsOfLeg } from './way-speeds'
import shippedRoads from './roads.json'

export type MainRoadWays = {
  /** undefined where no main road leads from one place to the other */
  readonly leg: (from: Coordinates, to: Coordinates) => SourcedLeg | undefined
  /** the same to each place of a path, which is as long as from it; undefined where the place is not joined to the roads */
  readonly legsToEach: (place: Coordinates, path: Path) => ReadonlyArray<SourcedLeg | undefined> | undefined
  /** the places between which the way bends */
  readonly bends: (from: Coordinates, to: Coordinates) => ReadonlyArray<Coordinates>
  /** Joins the places to the roads, which takes longest of all and is done once for each; asks `pause` before each place. */
  readonly joinPlaces: (places: ReadonlyArray<Coordinates>, pause: () => Promise<void>) => Promise<void>
  /** Sets the figures of every leg between two places, also of those that `legElsewhere` finds; asks `pause` before each place. */
  readonly writeMatrices: (
    places: ReadonlyArray<Coordinates>,
    matrices: LegMatrices,
    legElsewhere: (from: number, to: number) => Leg | undefined,
    pause: () => Promise<void>,
  ) => Promise<void>
}

/** About 60 MB, with the last leg from each. */
const MAX_PLACES = 20_000

/** About 20 MB. */
const MAX_BENDS = 10_000

type Way = {
  /** the number of the place, since the place itself would be kept in memory */
  readonly toNumber: number
  readonly leg: SourcedLeg | undefined
  /** undefined until they are asked for */
  bends: ReadonlyArray<Coordinates> | undefined
}

type KnownPlace = MainRoadPlace & { readonly number: number; lastWay: Way | undefined }

export const mainRoadWays = (graph: RoadGraph = shippedGraph()): MainRoadWays => {
  const knownBends = lruMap<ReadonlyArray<Coordinates>>(MAX_BENDS)
  const findAccess = roadAccessFinder(graph)
  const weightOnRoads = weightFinder(graph)

  let placeCount = 0
  const placeAt = cacheByPlace(MAX_PLACES, (coordinates): KnownPlace => ({
    number: (placeCount += 1),
    point: planePointOf(coordinates),
    access: findAccess(coordinates),
    lastWay: undefined,
  }))

  /** The way that was last drawn from a place is kept: after an edit, a route has few ways that it did not have. */
  const wayFromTo = (from: Coordinates, to: Coordinates): Way => {
    const [one, other] = [placeAt(from), placeAt(to)]
    if (one.lastWay?.toNumber !== other.number)
      one.lastWay = { toNumber: other.number, leg: findLeg(one, other), bends: undefined }
    return one.lastWay
  }

  /** Not kept: a stop is compared with thousands of places, of which each has a way that is drawn. */
  const legFromTo = (from: Coordinates, to: Coordinates): SourcedLeg | undefined => {
    const [one, other] = [placeAt(from), placeAt(to)]
    return one.lastWay?.toNumber === other.number ? one.lastWay.leg : findLeg(one, other)
  }

  const findLeg = (one: KnownPlace, other: KnownPlace): SourcedLeg | undefined => {
    if (one.access === undefined || other.access === undefined) return undefined
    return quickerLeg(graph, one, other, weightOnRoads(one.access, other.access))
  }

  const placesAlong = memoizeWeak((path: Path) => path.map((place) => place && placeAt(place)))
  const row = emptyRow(graph)
  let rowOrigin: RoadAccess | undefined

  /** By the ways to all nodes, since a stop has detours from all routes of a day: the row is kept for the next path. */
  const legsToEach: MainRoadWays['legsToEach'] = (place, path) => {
    const one = placeAt(place)
    if (one.access === undefined) return undefined
    if (rowOrigin !== one.access) rowFromPlace(graph, one.access, row)
    rowOrigin = one.access
    return placesAlong(path).map(
      (other) => other?.access && quickerLeg(graph, one, other, weightInRow(row, other.access.straightNodes)),
    )
  }

  const findBends = (from: Coordinates, to: Coordinates): ReadonlyArray<Coordinates> => {
    const [one, other] = [placeAt(from).access, placeAt(to).access]
    if (one === undefined || other === undefined) return []
    const weight = weightOnRoads(one, other)
    if (weight === UNREACHED || quickerWeight(graph, one, other, weight) !== weight) return []
    const key = `${placeKeyOf(from)} ${placeKeyOf(to)}`
    const bends = knownBends.get(key) ?? bendsBetween(graph, one, other)
    knownBends.set(key, bends)
    return bends
  }

  const joinPlaces: MainRoadWays['joinPlaces'] = async (places, pause) => {
    for (const coordinates of places) {
      await pause()
      placeAt(coordinates)
    }
  }

  return {
    leg: legFromTo,
    legsToEach,
    bends: (from, to) => {
      const way = wayFromTo(from, to)
      return (way.bends ??= findBends(from, to))
    },
    joinPlaces,
    writeMatrices: async (places, matrices, legElsewhere, pause) => {
      await joinPlaces(places, pause)
      await writeLegMatrices(graph, places.map(placeAt), matrices, legElsewhere, pause)
    },
  }
}

/**
 * Finds ways on roads by the highest nodes of both places. Those of one stand in a row by rank, and stay there for the next
 * way from or to it: mostly one place is compared with many, as a stop with the places of a route.
 */
const weightFinder = (graph: RoadGraph): ((from: RoadAccess, to: RoadAccess) => number) => {
  let rowOrigin: RoadAccess | undefined
  let [lastFrom, lastTo]: Array<RoadAccess | undefined> = []
  const row = emptyRow(graph)
  return (from, to) => {
    if (from !== rowOrigin && to !== rowOrigin) {
      if (rowOrigin !== undefined) for (const rank of rowOrigin.highestNodes.ranks) row[rank] = UNREACHED
      rowOrigin = from === lastFrom || from === lastTo ? from : to
      writeHighestNodes(rowOrigin, row)
    }
    lastFrom = from
    lastTo = to
    return weightInRow(row, (from === rowOrigin ? to : from).highestNodes)
  }
}

/** The quicker of a way on roads and the one straight over land. */
const quickerLeg = (
  graph: RoadGraph,
  one: MainRoadPlace,
  other: MainRoadPlace,
  onRoads: number,
): SourcedLeg | undefined => {
  if (one.access === undefined || other.access === undefined) return undefined
  const weight = quickerWeight(graph, one.access, other.access, onRoads)
  if (weight === UNREACHED) return undefined
  const straight = metresApart(one.point, other.point)
  return { seconds: secondsOfLeg(weight, straight), metres: metresOfLeg(weight, straight), source: 'main' }
}

/** The weight of the way straight over land where that is quicker. */
const quickerWeight = (
  { shores }: RoadGraph,
  { point: from }: RoadAccess,
  { point: to }: RoadAccess,
  onRoads: number,
): number => {
  const apart = metresApart(from, to)
  if (leastLocalWeight(apart) > onRoads) return onRoads
  const straight = localWeight(apart)
  return straight > onRoads || shores.crosses(from, to) ? onRoads : straight
}

let shipped: RoadGraph | undefined

/** Read when it is first needed. */
const shippedGraph = (): RoadGraph => (shipped ??= buildGraph(decodeRoads(shippedRoads)))
