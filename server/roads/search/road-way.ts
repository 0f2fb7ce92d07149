import {
  decimetresBetween,
  DECIMETRES_PER_UNIT,
  isAlong,
  lanesOfSegment,
  segmentOf,
  stateThrough,
  UNREACHED,
  type RankedEdges,
  type RoadNetwork,
} from '../road-network'
import type { RoadPoint } from './nearest-road'
import { meetingOf, shareAlong, type Entry, type ReachedStates, type RoadPlace } from './road-place'

/** A point of a line, in 10^-7 degrees. */
export type LinePoint = readonly [lat: number, lng: number]

/** The line of the quickest way from one place to the other; undefined where no road leads there. */
export const lineBetween = (
  network: RoadNetwork,
  from: RoadPlace,
  to: RoadPlace,
): ReadonlyArray<LinePoint> | undefined => {
  const { cost, top } = meetingOf(network, from, to)
  if (cost >= UNREACHED) return undefined
  const [start, end] = [pointOf(from.point), pointOf(to.point)]
  const parts = top === -1 ? [partOnSegment(from.point, to.point)] : partsThrough(network, from, to, top)
  const points = [start]
  for (const part of parts) addPointsWithin(network, part, points)
  return [...points, end]
}

const pointOf = ({ lat, lng }: RoadPoint): LinePoint => [lat, lng]

/** A part of a lane, which is a segment of road in one direction, by shares of it. */
type LanePart = { readonly lane: number; readonly from: number; readonly to: number }

const partOnSegment = ({ segment, share: from }: RoadPoint, { share: to }: RoadPoint): LanePart => {
  const [along, against] = lanesOfSegment(segment)
  return from <= to ? { lane: along, from, to } : { lane: against, from: 1 - from, to: 1 - to }
}

const partsThrough = (network: RoadNetwork, from: RoadPlace, to: RoadPlace, top: number): ReadonlyArray<LanePart> => {
  const { up, down } = network.hierarchy
  const [first, climb] = pathUp(from.starts, from.departures, up, top)
  const [last, descent] = pathUp(to.ends, to.arrivals, down, top)
  const lanes = [
    ...climb.flatMap((step) => lanesOf(network, step, true)),
    ...descent.toReversed().flatMap((step) => lanesOf(network, step, false)),
  ]
  return [
    { lane: first.lane, from: shareAlong(from.point, first.lane), to: 1 },
    ...lanes.map((lane) => ({ lane, from: 0, to: 1 })),
    { lane: last.lane, from: 0, to: shareAlong(to.point, last.lane) },
  ]
}

/** An edge of the hierarchy, by its lower state. */
type Step = { readonly lower: number; readonly edge: number }

/** The edges of the way up to a state, and where it begins. */
const pathUp = (
  entries: ReadonlyArray<Entry>,
  { states, costs, edges }: ReachedStates,
  { first }: RankedEdges,
  top: number,
): readonly [Entry, ReadonlyArray<Step>] => {
  const steps: Step[] = []
  let index = lastAtMost(states, top)
  for (let edge = edges[index] ?? -1; edge !== -1; edge = edges[index] ?? -1) {
    const lower = lastAtMost(first, edge)
    steps.push({ lower, edge })
    index = lastAtMost(states, lower)
  }
  const entry = entries.find(({ state, cost }) => state === states[index] && cost === costs[index])
  if (entry === undefined) throw new Error('A way begins at a state where its place has no entry')
  return [entry, steps.toReversed()]
}

/** The last index whose value is at most this; the values rise. */
const lastAtMost = (values: Int32Array, value: number): number => {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The lanes of an edge that is driven up from its lower state, or down to it. */
const lanesOf = (network: RoadNetwork, { lower, edge }: Step, isUp: boolean): ReadonlyArray<number> => {
  const { up, down } = network.hierarchy
  const lanes: number[] = []
  const waiting = [{ lower, edge, isUp }]
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const edges = step.isUp ? up : down
    const through = edges.through[step.edge] ?? 0
    const other = edges.other[step.edge] ?? 0
    if (through >= 0) {
      lanes.push(through)
      continue
    }
    const state = stateThrough(through)
    const [start, end] = step.isUp ? [step.lower, other] : [other, step.lower]
    waiting.push({ lower: state, edge: edgeTo(up, state, end), isUp: true })
    waiting.push({ lower: state, edge: edgeTo(down, state, start), isUp: false })
  }
  return lanes
}

const edgeTo = ({ first, other }: RankedEdges, state: number, end: number): number => {
  const last = first[state + 1] ?? 0
  for (let edge = first[state] ?? 0; edge < last; edge += 1) if (other[edge] === end) return edge
  throw new Error('A shortcut goes through a state that has no edge to its end')
}

/** Adds the points of the shape inside a part of a lane, without the junction at which the part before ended. */
const addPointsWithin = (
  { shapeFirst, shapeLats, shapeLngs }: RoadNetwork,
  { lane, from, to }: LanePart,
  points: LinePoint[],
): void => {
  const segment = segmentOf(lane)
  const [begin, end] = [shapeFirst[segment] ?? 0, shapeFirst[segment + 1] ?? 0]
  const pointAt = (index: number): LinePoint => {
    const point = isAlong(lane) ? begin + index : end - 1 - index
    return [shapeLats[point] ?? 0, shapeLngs[point] ?? 0]
  }
  if (from === 0 && to === 1) {
    for (let index = 1; index < end - begin; index += 1) points.push(pointAt(index))
    return
  }
  const shape = Array.from({ length: end - begin }, (_, index) => pointAt(index))
  const reached = [0]
  for (const [index, [lat, lng]] of shape.entries()) {
    const [nextLat, nextLng] = shape[index + 1] ?? [lat, lng]
    reached.push((reached[index] ?? 0) + decimetresBetween(lat, lng, nextLat, nextLng))
  }
  const whole = reached.at(-1) ?? 0
  const isWithin = (at: number): boolean => at > from * whole && (at < to * whole || to === 1)
  points.push(...shape.filter((_, index) => isWithin(reached[index] ?? 0)))
}

/** How far a line may be from the road, in decimetres: less than the width of a line on the map where streets are read. */
const MAX_APART = 80

/** The line with fewer points (Douglas and Peucker 1973): the ends, and those that are far from the line without them. */
export const simplifyLine = (line: ReadonlyArray<LinePoint>, maxApart = MAX_APART): ReadonlyArray<LinePoint> => {
  const isPointNeeded = new Uint8Array(line.length)
  isPointNeeded[0] = isPointNeeded[line.length - 1] = 1
  const waiting = [{ first: 0, last: line.length - 1 }]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { first, last } = part
    const furthest = furthestBetween(line, first, last, maxApart / DECIMETRES_PER_UNIT)
    if (furthest === -1) continue
    isPointNeeded[furthest] = 1
    waiting.push({ first, last: furthest }, { first: furthest, last })
  }
  return line.filter((_, index) => isPointNeeded[index] === 1)
}

/** The point furthest from the straight line between two others, of those further than `maxApart` units; else -1. */
const furthestBetween = (line: ReadonlyArray<LinePoint>, first: number, last: number, maxApart: number): number => {
  const [[startLat, startLng], [endLat, endLng]] = [line[first] ?? NO_POINT, line[last] ?? NO_POINT]
  const scale = Math.cos((startLat * Math.PI) / 180e7)
  const [y, x] = [endLat - startLat, (endLng - startLng) * scale]
  const squared = x * x + y * y
  let [furthest, most] = [-1, maxApart * maxApart]
  for (let index = first + 1; index < last; index += 1) {
    const [lat, lng] = line[index] ?? NO_POINT
    const [toY, toX] = [lat - startLat, (lng - startLng) * scale]
    const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (toX * x + toY * y) / squared))
    const apart = (toY - share * y) ** 2 + (toX - share * x) ** 2
    if (apart > most) [furthest, most] = [index, apart]
  }
  return furthest
}

const NO_POINT: LinePoint = [0, 0]
