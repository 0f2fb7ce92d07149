import {
  decimetresBetween,
  isAlong,
  lanesOfSegment,
  segmentOf,
  stateThrough,
  UNREACHED,
  type RankedEdges,
  type RoadNetwork,
} from '../road-network'
import { costQueue } from './cost-queue'
import type { RoadPoint } from './nearest-road'
import { meetingOf, shareAlong, type Entry, type RoadPlace } from './road-place'

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
  return [start, ...parts.flatMap((part) => pointsWithin(network, part)), end]
}

const pointOf = ({ lat, lng }: RoadPoint): LinePoint => [lat, lng]

/** A part of a lane, by shares of it. */
type LanePart = { readonly lane: number; readonly from: number; readonly to: number }

const partOnSegment = ({ segment, share: from }: RoadPoint, { share: to }: RoadPoint): LanePart => {
  const [along, against] = lanesOfSegment(segment)
  return from <= to ? { lane: along, from, to } : { lane: against, from: 1 - from, to: 1 - to }
}

const partsThrough = (network: RoadNetwork, from: RoadPlace, to: RoadPlace, top: number): ReadonlyArray<LanePart> => {
  const { up, down } = network.hierarchy
  const [first, climb] = pathUp(from.starts, up, top)
  const [last, descent] = pathUp(to.ends, down, top)
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

/** The cheapest edges up to a state, and where they begin. Edges lead to higher ranks, so states are final in that order. */
const pathUp = (
  entries: ReadonlyArray<Entry>,
  edges: RankedEdges,
  top: number,
): readonly [Entry, ReadonlyArray<Step>] => {
  const best = new Map<number, { readonly cost: number; readonly entry: Entry; readonly step: Step | undefined }>()
  const waiting = costQueue(256)
  const reach = (state: number, cost: number, entry: Entry, step: Step | undefined): void => {
    const known = best.get(state)
    if (state > top || cost >= (known?.cost ?? UNREACHED)) return
    if (known === undefined) waiting.push(state, state)
    best.set(state, { cost, entry, step })
  }
  for (const entry of entries) reach(entry.state, entry.cost, entry, undefined)
  while (!waiting.isEmpty()) {
    const state = waiting.pop()
    const own = best.get(state)
    if (own === undefined) continue
    for (let edge = edges.first[state] ?? 0; edge < (edges.first[state + 1] ?? 0); edge += 1)
      reach(edges.other[edge] ?? 0, own.cost + (edges.cost[edge] ?? 0), own.entry, { lower: state, edge })
  }
  const steps: Step[] = []
  let reached = best.get(top)
  if (reached === undefined) throw new Error('The top of a way is a state that its place does not reach')
  const { entry } = reached
  while (reached?.step !== undefined) {
    steps.push(reached.step)
    reached = best.get(reached.step.lower)
  }
  return [entry, steps.toReversed()]
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

const edgeTo = ({ first, other }: RankedEdges, state: number, end: number): number =>
  other.subarray(first[state], first[state + 1]).indexOf(end) + (first[state] ?? 0)

/** The points of the shape inside a part of a lane, without the junction at which the part before ended. */
const pointsWithin = (
  { shapeFirst, shapeLats, shapeLngs }: RoadNetwork,
  { lane, from, to }: LanePart,
): ReadonlyArray<LinePoint> => {
  const segment = segmentOf(lane)
  const points: LinePoint[] = []
  for (let point = shapeFirst[segment] ?? 0; point < (shapeFirst[segment + 1] ?? 0); point += 1)
    points.push([shapeLats[point] ?? 0, shapeLngs[point] ?? 0])
  if (!isAlong(lane)) points.reverse()
  if (from === 0 && to === 1) return points.slice(1)
  const reached = [0]
  for (const [index, [lat, lng]] of points.entries()) {
    const [nextLat, nextLng] = points[index + 1] ?? [lat, lng]
    reached.push((reached[index] ?? 0) + decimetresBetween(lat, lng, nextLat, nextLng))
  }
  const whole = reached.at(-1) ?? 0
  return points.filter((_, index) => {
    const at = reached[index] ?? 0
    return at > from * whole && (at < to * whole || to === 1)
  })
}

/** How far a line may be from the road, in decimetres: less than the width of a line on the map where streets are read. */
const MAX_APART = 80

/** The line with fewer points (Douglas and Peucker 1973): the ends, and those that are far from the line without them. */
export const simplifyLine = (line: ReadonlyArray<LinePoint>, maxApart = MAX_APART): ReadonlyArray<LinePoint> => {
  const isKept = new Uint8Array(line.length)
  isKept[0] = isKept[line.length - 1] = 1
  const waiting = [{ first: 0, last: line.length - 1 }]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { first, last } = part
    const [start, end] = [line[first], line[last]]
    if (start === undefined || end === undefined) continue
    let [furthest, distance] = [-1, maxApart]
    for (let index = first + 1; index < last; index += 1) {
      const point = line[index]
      const apart = point === undefined ? 0 : distanceToLine(point, start, end)
      if (apart > distance) [furthest, distance] = [index, apart]
    }
    if (furthest === -1) continue
    isKept[furthest] = 1
    waiting.push({ first, last: furthest }, { first: furthest, last })
  }
  return line.filter((_, index) => isKept[index] === 1)
}

const distanceToLine = ([lat, lng]: LinePoint, start: LinePoint, end: LinePoint): number => {
  const scale = Math.cos((start[0] * Math.PI) / 180e7)
  const [y, x] = [end[0] - start[0], (end[1] - start[1]) * scale]
  const [toY, toX] = [lat - start[0], (lng - start[1]) * scale]
  const squared = x * x + y * y
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (toX * x + toY * y) / squared))
  return decimetresBetween(lat, lng, start[0] + part * y, start[1] + (part * x) / scale)
}
