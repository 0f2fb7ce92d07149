import { addNumber, numberList } from '../pbf/cursor'
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
import type { StatePoints } from './order-core'
import type { Segments } from './segments'
import type { TurnSequence } from './turn-sequences'
import { turnStatesOf, type TurnStates } from './turn-states'

/** Makes a network of segments and turn rules; yields the share of the work that is done. */
export const buildNetwork = function* (
  segments: Segments,
  sequences: ReadonlyArray<TurnSequence>,
  maxEdges?: number,
): Generator<number, RoadNetwork, void> {
  const { count: segmentCount, shapeFirst, shapeLats, shapeLngs, laneCosts } = segments
  const states = turnStatesOf(segments, sequences)
  const { stateCount, laneStates, moveFirst, moveFrom, moveTo, moveTurnsRound } = states
  const inLargestPart = segmentsInLargestPart(segmentCount, states)
  const grid = segmentGridOf(segments)
  const laneOfMove = new Int32Array(moveFrom.length)
  for (let lane = 0; lane < laneCosts.length; lane += 1)
    laneOfMove.fill(lane, moveFirst[lane] ?? 0, moveFirst[lane + 1] ?? 0)
  const moves = {
    from: moveFrom,
    to: moveTo,
    lane: laneOfMove,
    cost: Float64Array.from(laneOfMove, (lane, move) => moveCost(laneCosts, lane, moveTurnsRound[move] ?? 0)),
  }
  const contraction = contractStates(stateCount, moves, statePoints(segments, states, laneOfMove), maxEdges)
  for (;;) {
    const step = contraction.next()
    if (step.done !== true) {
      yield shareOfContraction(step.value / stateCount)
      continue
    }
    const { hierarchy, rankOf } = step.value
    const ranked = (state: number): number => rankOf[state] ?? -1
    return {
      segmentCount,
      shapeFirst,
      shapeLats,
      shapeLngs,
      laneCosts,
      laneStates: laneStates.map(ranked),
      moveFirst,
      moveFrom: moveFrom.map(ranked),
      moveTo: moveTo.map(ranked),
      moveTurnsRound,
      inLargestPart,
      hierarchy,
      grid,
    }
  }
}

const moveCost = (laneCosts: Float64Array, lane: number, turnsRound: number): number =>
  (laneCosts[lane] ?? 0) + (turnsRound === 1 ? TURN_ROUND_COST : 0)

/** Where each lane of a state begins or ends. */
const statePoints = (
  { shapeFirst, shapeLats, shapeLngs }: Segments,
  { stateCount, moveFrom, moveTo }: TurnStates,
  laneOfMove: Int32Array,
): StatePoints => {
  const [lats, lngs] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const place = (state: number, point: number): void => {
    lats[state] = shapeLats[point] ?? 0
    lngs[state] = shapeLngs[point] ?? 0
  }
  for (const [move, lane] of laneOfMove.entries()) {
    const [first, last] = [shapeFirst[segmentOf(lane)] ?? 0, (shapeFirst[segmentOf(lane) + 1] ?? 0) - 1]
    place(moveFrom[move] ?? 0, isAlong(lane) ? first : last)
    place(moveTo[move] ?? 0, isAlong(lane) ? last : first)
  }
  return { lats, lngs }
}

/** The first half of the states takes a quarter of the time, or so. */
const shareOfContraction = (share: number): number => 0.4 + 0.6 * share ** 2

/** A segment is in it if a car comes there from the states of that part, and gets back to them. */
const segmentsInLargestPart = (segmentCount: number, states: TurnStates): Uint8Array => {
  const { laneStates, moveFirst, moveFrom } = states
  const isInPart = largestPartOf(states)
  return Uint8Array.from({ length: segmentCount }, (_, segment) => {
    const lanes = lanesOfSegment(segment)
    const leads = lanes.some((lane) => isInPart[laneStates[lane] ?? -1] === 1)
    const isReached = lanes.some((lane) =>
      moveFrom.subarray(moveFirst[lane], moveFirst[lane + 1]).some((state) => isInPart[state] === 1),
    )
    return leads && isReached ? 1 : 0
  })
}

/** By state: 1 in the largest set of states that all reach each other (Tarjan 1972, without recursion). */
const largestPartOf = ({ stateCount, moveFrom, moveTo }: TurnStates): Uint8Array => {
  const { first, indexes } = groupIndexes(moveFrom.length, stateCount, (move) => moveFrom[move] ?? -1)
  const [order, lowest, next] = [new Int32Array(stateCount), new Int32Array(stateCount), first.slice()]
  const [path, open] = [new Int32Array(stateCount), new Int32Array(stateCount)]
  const partOf = new Int32Array(stateCount).fill(-1)
  let [visited, openCount, part, largest, largestSize] = [0, 0, 0, -1, 0]
  const enter = (state: number): void => {
    order[state] = lowest[state] = ++visited
    open[openCount++] = state
  }
  const closePart = (root: number): void => {
    const before = openCount
    while (openCount > 0 && partOf[root] === -1) partOf[open[--openCount] ?? 0] = part
    if (before - openCount > largestSize) [largest, largestSize] = [part, before - openCount]
    part += 1
  }
  const visit = (start: number): void => {
    let depth = 0
    path[0] = start
    enter(start)
    while (depth >= 0) {
      const state = path[depth] ?? 0
      const at = next[state] ?? 0
      if (at === first[state + 1]) {
        if (lowest[state] === order[state]) closePart(state)
        depth -= 1
        const above = path[depth] ?? 0
        if (depth >= 0) lowest[above] = Math.min(lowest[above] ?? 0, lowest[state] ?? 0)
        continue
      }
      next[state] = at + 1
      const other = moveTo[indexes[at] ?? 0] ?? 0
      if (order[other] === 0) {
        enter(other)
        path[++depth] = other
      } else if (partOf[other] === -1) lowest[state] = Math.min(lowest[state] ?? 0, order[other] ?? 0)
    }
  }
  for (let start = 0; start < stateCount; start += 1) if (order[start] === 0) visit(start)
  return Uint8Array.from(partOf, (own) => (own === largest ? 1 : 0))
}

/** Every square that the line between two points of a segment may touch. */
const segmentGridOf = ({ count, shapeFirst, shapeLats, shapeLngs }: Segments): SegmentGrid => {
  const [squares, segments] = [numberList(), numberList()]
  for (let segment = 0; segment < count; segment += 1) {
    const own = new Set<number>()
    for (let point = (shapeFirst[segment] ?? 0) + 1; point < (shapeFirst[segment + 1] ?? 0); point += 1) {
      const [lat, lng] = [shapeLats[point - 1] ?? 0, shapeLngs[point - 1] ?? 0]
      const [latStep, lngStep] = [(shapeLats[point] ?? 0) - lat, (shapeLngs[point] ?? 0) - lng]
      const steps = Math.min(MAX_STEPS, Math.ceil((4 * Math.max(Math.abs(latStep), Math.abs(lngStep))) / SQUARE_SIZE))
      for (let step = 0; step <= steps; step += 1)
        own.add(squareAt(lat + (latStep * step) / Math.max(steps, 1), lng + (lngStep * step) / Math.max(steps, 1)))
    }
    for (const square of own) {
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

/** A line between two points is no longer than this many quarters of a square, but in damaged files. */
const MAX_STEPS = 4_000
