import {
  costOf,
  decimetresOf,
  isAlong,
  lanesOfSegment,
  millisecondsOf,
  opposite,
  TURN_ROUND_COST,
  UNREACHED,
  type RankedEdges,
  type RoadNetwork,
} from '../road-network'
import { costQueue } from './cost-queue'
import type { RoadPoint } from './nearest-road'

/** Where a search starts or ends: a state (a node of the graph of roads), what the part of the lane between it and the place costs, and that lane. */
export type Entry = { readonly state: number; readonly cost: number; readonly lane: number }

/** The states that a place reaches upwards in the hierarchy, sorted. */
export type ReachedStates = {
  readonly states: Int32Array
  /** of the way to each */
  readonly costs: Float64Array
  /** the last edge of the way to each; -1 where the search starts there */
  readonly edges: Int32Array
}

/** A place on the roads. The quickest way between two of them goes through a state that both reach, or along one segment. */
export type RoadPlace = {
  readonly point: RoadPoint
  readonly starts: ReadonlyArray<Entry>
  readonly ends: ReadonlyArray<Entry>
  /** driven to from the place */
  readonly departures: ReachedStates
  /** from which the place is driven to */
  readonly arrivals: ReachedStates
}

/** Of a part of a lane. */
export const partOfCost = (cost: number, share: number): number =>
  costOf(Math.round(millisecondsOf(cost) * share), Math.round(decimetresOf(cost) * share))

/** How far along a lane of its segment a point is, from 0 to 1. */
export const shareAlong = ({ share }: RoadPoint, lane: number): number => (isAlong(lane) ? share : 1 - share)

const startsOf = ({ laneCosts, laneStates }: RoadNetwork, point: RoadPoint): ReadonlyArray<Entry> =>
  lanesOfSegment(point.segment).flatMap((lane) => {
    const cost = laneCosts[lane] ?? 0
    return cost === 0
      ? []
      : [{ state: laneStates[lane] ?? 0, cost: cost - partOfCost(cost, shareAlong(point, lane)), lane }]
  })

const endsOf = (network: RoadNetwork, point: RoadPoint): ReadonlyArray<Entry> =>
  lanesOfSegment(point.segment).flatMap((lane) => {
    const cost = network.laneCosts[lane] ?? 0
    const entries: Entry[] = []
    for (
      let transition = network.firstTransitionOfLane[lane] ?? 0;
      transition < (network.firstTransitionOfLane[lane + 1] ?? 0);
      transition += 1
    ) {
      const part = partOfCost(cost, shareAlong(point, lane))
      const turn = network.transitionTurnsRound[transition] === 1 ? TURN_ROUND_COST : 0
      entries.push({ state: network.stateBeforeTransition[transition] ?? 0, cost: part + turn, lane })
    }
    return entries
  })

/** The way along the segment of both, where it is open in that direction. */
export const alongSegment = ({ laneCosts }: RoadNetwork, from: RoadPoint, to: RoadPoint): number => {
  if (from.segment !== to.segment) return UNREACHED
  const [along, against] = lanesOfSegment(from.segment)
  const lane = to.share >= from.share ? along : against
  const cost = laneCosts[lane] ?? 0
  if (cost === 0) return from.share === to.share && laneCosts[opposite(lane)] !== 0 ? 0 : UNREACHED
  return Math.max(0, partOfCost(cost, shareAlong(to, lane)) - partOfCost(cost, shareAlong(from, lane)))
}

/** Makes places; it keeps memory for its searches, so that one maker works at a time. */
export const placeMaker = (network: RoadNetwork): ((point: RoadPoint) => RoadPlace) => {
  const { up, down, stateCount } = network.hierarchy
  const search = upwardSearch(stateCount)
  return (point) => {
    const [starts, ends] = [startsOf(network, point), endsOf(network, point)]
    return { point, starts, ends, departures: search(starts, up, down), arrivals: search(ends, down, up) }
  }
}

/** Dijkstra over edges that lead upwards. A state that is reached cheaper from above is on no quickest way, and is left out. */
const upwardSearch = (stateCount: number) => {
  const costs = new Float64Array(stateCount).fill(UNREACHED)
  const lastEdges = new Int32Array(stateCount)
  const queue = costQueue()
  return (entries: ReadonlyArray<Entry>, edges: RankedEdges, fromAbove: RankedEdges): ReachedStates => {
    const reached: number[] = []
    const settled: number[] = []
    const reach = (state: number, cost: number, edge: number): void => {
      const costSoFar = costs[state] ?? UNREACHED
      if (cost >= costSoFar) return
      if (costSoFar === UNREACHED) reached.push(state)
      costs[state] = cost
      lastEdges[state] = edge
      queue.push(state, cost)
    }
    for (const { state, cost } of entries) reach(state, cost, -1)
    while (!queue.isEmpty()) {
      const cost = queue.leastCost()
      const state = queue.pop()
      if (cost > (costs[state] ?? 0) || isCheaperFromAbove(costs, fromAbove, state, cost)) continue
      settled.push(state)
      for (let edge = edges.first[state] ?? 0; edge < (edges.first[state + 1] ?? 0); edge += 1)
        reach(edges.other[edge] ?? 0, cost + (edges.cost[edge] ?? 0), edge)
    }
    const states = Int32Array.from(settled).toSorted()
    const result = {
      states,
      costs: Float64Array.from(states, (state) => costs[state] ?? 0),
      edges: states.map((state) => lastEdges[state] ?? -1),
    }
    for (const state of reached) costs[state] = UNREACHED
    return result
  }
}

const isCheaperFromAbove = (
  costs: Float64Array,
  { first, other, cost }: RankedEdges,
  state: number,
  own: number,
): boolean => {
  for (let edge = first[state] ?? 0; edge < (first[state + 1] ?? 0); edge += 1)
    if ((costs[other[edge] ?? 0] ?? 0) + (cost[edge] ?? 0) < own) return true
  return false
}

/** The quickest way between two places, and the state at its top; -1 for one along a segment. */
export const meetingOf = (
  network: RoadNetwork,
  from: RoadPlace,
  to: RoadPlace,
): { readonly cost: number; readonly top: number } => {
  let [best, top] = [alongSegment(network, from.point, to.point), -1]
  const { states, costs } = from.departures
  const { states: otherStates, costs: otherCosts } = to.arrivals
  let [index, other] = [0, 0]
  while (index < states.length && other < otherStates.length) {
    const [state, otherState] = [states[index] ?? 0, otherStates[other] ?? 0]
    if (state === otherState) {
      const whole = (costs[index] ?? 0) + (otherCosts[other] ?? 0)
      if (whole < best) [best, top] = [whole, state]
    }
    if (state <= otherState) index += 1
    if (otherState <= state) other += 1
  }
  return { cost: best, top }
}
