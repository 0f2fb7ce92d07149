import { addNumber, numberList } from '../pbf/cursor'
import {
  lanesOfSegment,
  SQUARE_SIZE,
  squareAt,
  TURN_ROUND_COST,
  type RoadNetwork,
  type SegmentGrid,
} from '../road-network'
import { contractStates } from './contract-states'
import { groupIndexes } from './group-indexes'
import { largestPartOf } from './largest-part'
import type { Segments } from './segments'
import type { TurnSequence } from './turn-sequences'
import { turnStatesOf, type TurnStates } from './turn-states'

/** Makes a network of segments and turn rules; yields the share of the work that is done. */
export const buildNetwork = function* (
  segments: Segments,
  sequences: ReadonlyArray<TurnSequence>,
): Generator<number, RoadNetwork, void> {
  const { count: segmentCount, shapeFirst, shapeLats, shapeLngs, laneCosts } = segments
  const states = turnStatesOf(segments, sequences)
  const { stateCount, laneStates, moveFirst, moveFrom, moveTo, moveTurnsRound } = states
  const inLargestPart = segmentsInLargestPart(segmentCount, states)
  const grid = segmentGridOf(segments)
  const laneOfMove = new Int32Array(moveFrom.length)
  for (let lane = 0; lane < laneCosts.length; lane += 1)
    laneOfMove.fill(lane, moveFirst[lane] ?? 0, moveFirst[lane + 1] ?? 0)
  const contraction = contractStates(stateCount, {
    from: moveFrom,
    to: moveTo,
    lane: laneOfMove,
    cost: Float64Array.from(laneOfMove, (lane, move) => moveCost(laneCosts, lane, moveTurnsRound[move] ?? 0)),
  })
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
