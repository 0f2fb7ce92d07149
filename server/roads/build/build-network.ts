import { partOfWork } from '../../steps'
import { addNumber, growingIntegers, growingList } from '../pbf/cursor'
import {
  groupIndexes,
  isAlong,
  lanesOfSegment,
  segmentOf,
  SQUARE_SIZE,
  squareAt,
  TURN_ROUND_COST,
  type RoadNetwork,
  type SegmentGrid,
} from '../road-network'
import { contractStates } from './contract-states'
import { edgeStore, type EdgeStore } from './edge-store'
import type { StatePoints } from './order-core'
import type { Segments } from './segments'
import type { TurnSequence } from './turn-sequences'
import { turnStatesOf, type TurnStates } from './turn-states'

/** Makes a network of segments and turn rules; yields the share of the work that is done. */
export const buildNetwork = function* (
  segments: NetworkSegments,
  sequences: ReadonlyArray<TurnSequence>,
  maxEdges?: number,
): Generator<number, RoadNetwork, void> {
  const { count: segmentCount, shapeFirst, shapeLats, shapeLngs, laneCosts } = segments
  const states = yield* partOfWork(turnStatesOf(segments, sequences), 0, 0.02)
  const { laneStates, firstTransitionOfLane, stateBeforeTransition, stateAfterTransition, transitionTurnsRound } =
    states
  const inLargestPart = yield* partOfWork(segmentsInLargestPart(segmentCount, states), 0.02, 0.03)
  const grid = yield* partOfWork(segmentGridOf(segments), 0.03, 0.05)
  const store = yield* partOfWork(edgesOfTransitions(states, laneCosts), 0.05, 0.06)
  const contraction = contractStates(store, statePoints(segments, states), maxEdges)
  const { hierarchy, rankOf } = yield* partOfWork(contraction, 0.06, 1)
  const rankOfState = (state: number): number => rankOf[state] ?? -1
  return {
    segmentCount,
    shapeFirst,
    shapeLats,
    shapeLngs,
    laneCosts,
    laneStates: laneStates.map(rankOfState),
    firstTransitionOfLane,
    stateBeforeTransition: stateBeforeTransition.map(rankOfState),
    stateAfterTransition: stateAfterTransition.map(rankOfState),
    transitionTurnsRound,
    inLargestPart,
    hierarchy,
    grid,
  }
}

/** Without the fields that refer to the extract, which would otherwise stay in memory. */
export type NetworkSegments = Omit<Segments, 'firstOfWay' | 'junctionAt'>

/** How many lanes, segments or states are worked on between two pauses. */
const ITEMS_BETWEEN_YIELDS = 4096

/** An edge for each transition. */
const edgesOfTransitions = function* (states: TurnStates, laneCosts: Float64Array): Generator<number, EdgeStore, void> {
  const { stateCount, firstTransitionOfLane, stateBeforeTransition, stateAfterTransition, transitionTurnsRound } =
    states
  const store = edgeStore(stateCount)
  for (const [lane, cost] of laneCosts.entries()) {
    if (lane % ITEMS_BETWEEN_YIELDS === 0) yield lane / laneCosts.length
    for (
      let transition = firstTransitionOfLane[lane] ?? 0;
      transition < (firstTransitionOfLane[lane + 1] ?? 0);
      transition += 1
    ) {
      const [from, to] = [stateBeforeTransition[transition] ?? 0, stateAfterTransition[transition] ?? 0]
      store.add(from, to, cost + (transitionTurnsRound[transition] === 1 ? TURN_ROUND_COST : 0), lane, 1)
    }
  }
  return store
}

/** Where each lane of a state begins or ends. */
const statePoints = (
  { shapeFirst, shapeLats, shapeLngs, laneCosts }: NetworkSegments,
  { stateCount, firstTransitionOfLane, stateBeforeTransition, stateAfterTransition }: TurnStates,
): StatePoints => {
  const [lats, lngs] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const setPoint = (state: number, point: number): void => {
    lats[state] = shapeLats[point] ?? 0
    lngs[state] = shapeLngs[point] ?? 0
  }
  for (let lane = 0; lane < laneCosts.length; lane += 1) {
    const [first, last] = [shapeFirst[segmentOf(lane)] ?? 0, (shapeFirst[segmentOf(lane) + 1] ?? 0) - 1]
    for (
      let transition = firstTransitionOfLane[lane] ?? 0;
      transition < (firstTransitionOfLane[lane + 1] ?? 0);
      transition += 1
    ) {
      setPoint(stateBeforeTransition[transition] ?? 0, isAlong(lane) ? first : last)
      setPoint(stateAfterTransition[transition] ?? 0, isAlong(lane) ? last : first)
    }
  }
  return { lats, lngs }
}

/** By segment: 1 if a car can reach it from the largest part of the network and return to that part. */
const segmentsInLargestPart = function* (
  segmentCount: number,
  states: TurnStates,
): Generator<number, Uint8Array, void> {
  const { laneStates, firstTransitionOfLane, stateBeforeTransition } = states
  const isInPart = yield* partOfWork(largestPartOf(states), 0, 0.5)
  const isReached = (lane: number): boolean => {
    for (
      let transition = firstTransitionOfLane[lane] ?? 0;
      transition < (firstTransitionOfLane[lane + 1] ?? 0);
      transition += 1
    )
      if (isInPart[stateBeforeTransition[transition] ?? -1] === 1) return true
    return false
  }
  const inLargestPart = new Uint8Array(segmentCount)
  for (let segment = 0; segment < segmentCount; segment += 1) {
    if (segment % ITEMS_BETWEEN_YIELDS === 0) yield 0.5 + segment / segmentCount / 2
    const lanes = lanesOfSegment(segment)
    if (lanes.some((lane) => isInPart[laneStates[lane] ?? -1] === 1) && lanes.some(isReached))
      inLargestPart[segment] = 1
  }
  return inLargestPart
}

/** By state: 1 in the largest set of states that all reach each other (Tarjan 1972, without recursion). */
const largestPartOf = function* ({
  stateCount,
  stateBeforeTransition,
  stateAfterTransition,
}: TurnStates): Generator<number, Uint8Array, void> {
  const { first, indexes } = groupIndexes(
    stateBeforeTransition.length,
    stateCount,
    (transition) => stateBeforeTransition[transition] ?? -1,
  )
  const [order, lowest, next] = [new Int32Array(stateCount), new Int32Array(stateCount), first.slice()]
  // `open` has the visited states that are in no part yet, `path` those from the start to the current one.
  const [path, open] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const partOf = new Int32Array(stateCount).fill(-1)
  let [visited, openCount, part, largest, largestSize] = [0, 0, 0, -1, 0]
  const visitFirst = (state: number): void => {
    order[state] = lowest[state] = ++visited
    open[openCount++] = state
  }
  const closePart = (root: number): void => {
    const before = openCount
    while (openCount > 0 && partOf[root] === -1) partOf[open[--openCount] ?? 0] = part
    if (before - openCount > largestSize) [largest, largestSize] = [part, before - openCount]
    part += 1
  }
  const visit = function* (start: number): Generator<number, void, void> {
    let depth = 0
    path[0] = start
    visitFirst(start)
    while (depth >= 0) {
      if (visited % ITEMS_BETWEEN_YIELDS === 0) yield visited / stateCount
      const state = path[depth] ?? 0
      const edge = next[state] ?? 0
      if (edge === first[state + 1]) {
        if (lowest[state] === order[state]) closePart(state)
        depth -= 1
        const previous = path[depth] ?? 0
        if (depth >= 0) lowest[previous] = Math.min(lowest[previous] ?? 0, lowest[state] ?? 0)
        continue
      }
      next[state] = edge + 1
      const other = stateAfterTransition[indexes[edge] ?? 0] ?? 0
      if (order[other] === 0) {
        visitFirst(other)
        path[++depth] = other
      } else if (partOf[other] === -1) lowest[state] = Math.min(lowest[state] ?? 0, order[other] ?? 0)
    }
  }
  for (let start = 0; start < stateCount; start += 1) if (order[start] === 0) yield* visit(start)
  return Uint8Array.from(partOf, (ownPart) => (ownPart === largest ? 1 : 0))
}

/** Every square that the line between two points of a segment may touch. */
const segmentGridOf = function* ({
  count,
  shapeFirst,
  shapeLats,
  shapeLngs,
}: NetworkSegments): Generator<number, SegmentGrid, void> {
  const [squares, segments] = [growingList(), growingIntegers()]
  for (let segment = 0; segment < count; segment += 1) {
    if (segment % ITEMS_BETWEEN_YIELDS === 0) yield segment / count
    const squaresOfSegment = new Set<number>()
    for (let point = (shapeFirst[segment] ?? 0) + 1; point < (shapeFirst[segment + 1] ?? 0); point += 1) {
      const [lat, lng] = [shapeLats[point - 1] ?? 0, shapeLngs[point - 1] ?? 0]
      const [latStep, lngStep] = [(shapeLats[point] ?? 0) - lat, (shapeLngs[point] ?? 0) - lng]
      const steps = Math.min(
        MAX_LINE_STEPS,
        Math.ceil((4 * Math.max(Math.abs(latStep), Math.abs(lngStep))) / SQUARE_SIZE),
      )
      for (let step = 0; step <= steps; step += 1)
        squaresOfSegment.add(
          squareAt(lat + (latStep * step) / Math.max(steps, 1), lng + (lngStep * step) / Math.max(steps, 1)),
        )
    }
    for (const square of squaresOfSegment) {
      addNumber(squares, square)
      addNumber(segments, segment)
    }
  }
  const listed = squares.values.subarray(0, squares.length)
  const sorted = listed.toSorted()
  const distinct = sorted.filter((square, index) => index === 0 || square !== sorted[index - 1])
  const numberOf = new Map(Array.from(distinct, (square, number) => [square, number]))
  const { first, indexes } = groupIndexes(
    listed.length,
    distinct.length,
    (index) => numberOf.get(listed[index] ?? 0) ?? -1,
  )
  return { squares: distinct, first, segments: indexes.map((index) => segments.values[index] ?? 0) }
}

/** Only in a damaged file is a line between two points longer than this many quarters of a square. */
const MAX_LINE_STEPS = 4_000
