import { addNumber, growingIntegers, type GrowingList } from '../pbf/cursor'
import { groupIndexes, millisecondsOf, opposite, TURN_ROUND_COST } from '../road-network'
import type { Segments } from './segments'
import { endOf, startOf, type TurnSequence } from './turn-sequences'

/**
 * The states of a network and the transitions between them, by lane, before they have ranks. A lane is a segment of road
 * in one direction. A state is where a car is after a lane, and which turns it may make there.
 */
export type TurnStates = {
  readonly stateCount: number
  readonly laneStates: Int32Array
  readonly firstTransitionOfLane: Int32Array
  readonly stateBeforeTransition: Int32Array
  readonly stateAfterTransition: Int32Array
  readonly transitionTurnsRound: Uint8Array
}

type Roads = Pick<Segments, 'count' | 'junctionCount' | 'from' | 'to' | 'laneCosts'>

/** How far a car has come along a sequence of lanes. */
type RuleProgress = { readonly sequence: TurnSequence; readonly lanes: number }

/**
 * After most lanes every turn is allowed, and the junction is the state: the first states are the junctions. Where a
 * sequence is begun, and nearby, so that a car cannot evade a turn rule by turning round just behind it, the lane is a
 * state of its own, once for each set of sequences begun. Yields the share that is done: a fifth before the first
 * pause, and a tenth after the last one.
 */
export const turnStatesOf = function* (
  roads: Roads,
  sequences: ReadonlyArray<TurnSequence>,
): Generator<number, TurnStates, void> {
  const { laneCosts } = roads
  const lanesFrom = openLanesByStart(roads)
  const hasOwnState = lanesWithOwnState(roads, sequences, lanesFrom)
  const sequencesOf = new Map<number, RuleProgress[]>()
  for (const sequence of sequences) {
    const [first = -1] = sequence.lanes
    sequencesOf.set(first, [...(sequencesOf.get(first) ?? []), { sequence, lanes: 1 }])
  }

  const numberOf = new Map(sequences.map((sequence, number) => [sequence, number]))
  let stateCount = roads.junctionCount
  const ownStates: {
    readonly state: number
    readonly lane: number
    readonly rulesBegun: ReadonlyArray<RuleProgress>
  }[] = []
  const stateAfterLane = new Int32Array(laneCosts.length).fill(-1)
  const stateByHistory = new Map<string, number>()
  const stateAfter = (lane: number, rulesBegun: ReadonlyArray<RuleProgress>): number => {
    if (hasOwnState[lane] === 0) return endOf(roads, lane)
    const ofLane = sequencesOf.get(lane) ?? []
    if (rulesBegun.length === 0) {
      if (stateAfterLane[lane] === -1) {
        ownStates.push({ state: stateCount, lane, rulesBegun: ofLane })
        stateAfterLane[lane] = stateCount++
      }
      return stateAfterLane[lane] ?? -1
    }
    const all = [...rulesBegun, ...ofLane]
    const key = `${lane} ${all.map(({ sequence, lanes }) => `${numberOf.get(sequence)}:${lanes}`).join(' ')}`
    const existingState = stateByHistory.get(key)
    if (existingState !== undefined) return existingState
    ownStates.push({ state: stateCount, lane, rulesBegun: all })
    stateByHistory.set(key, stateCount)
    return stateCount++
  }

  const laneStates = new Int32Array(laneCosts.length)
  for (let lane = 0; lane < laneCosts.length; lane += 1)
    laneStates[lane] = (laneCosts[lane] ?? 0) === 0 ? -1 : stateAfter(lane, [])
  const transitions = {
    lane: growingIntegers(),
    from: growingIntegers(),
    to: growingIntegers(),
    turnsRound: growingIntegers(),
  }
  const addTransition = (lane: number, from: number, to: number, turnsRound: boolean): void => {
    addNumber(transitions.lane, lane)
    addNumber(transitions.from, from)
    addNumber(transitions.to, to)
    addNumber(transitions.turnsRound, turnsRound ? 1 : 0)
  }
  for (let junction = 0; junction < roads.junctionCount; junction += 1) {
    for (const lane of lanesFrom(junction)) addTransition(lane, junction, laneStates[lane] ?? -1, false)
    if (junction % ITEMS_BETWEEN_YIELDS === 0) yield 0.2 + 0.5 * (junction / roads.junctionCount)
  }
  // The list grows while it is gone through.
  for (const [index, { state, lane, rulesBegun }] of ownStates.entries()) {
    if (index % ITEMS_BETWEEN_YIELDS === 0) yield 0.7 + 0.2 * (index / ownStates.length)
    const exits = lanesFrom(endOf(roads, lane))
    for (const next of allowedAfter(exits, rulesBegun)) {
      const rulesContinued = rulesBegun.flatMap(({ sequence, lanes }) =>
        sequence.lanes[lanes] === next && lanes + 1 < sequence.lanes.length ? [{ sequence, lanes: lanes + 1 }] : [],
      )
      addTransition(next, state, stateAfter(next, rulesContinued), next === opposite(lane) && exits.length > 1)
    }
  }
  return { stateCount, laneStates, ...sortedByLane(transitions, laneCosts.length) }
}

/** Junctions and states between two pauses. */
const ITEMS_BETWEEN_YIELDS = 4096

const allowedAfter = (exits: ReadonlyArray<number>, rulesBegun: ReadonlyArray<RuleProgress>): ReadonlyArray<number> => {
  if (rulesBegun.length === 0) return exits
  const decided = rulesBegun.filter(({ sequence, lanes }) => lanes + 1 === sequence.lanes.length)
  const lastLanes = (isOnly: boolean) =>
    decided.filter(({ sequence }) => sequence.isOnly === isOnly).map(({ sequence, lanes }) => sequence.lanes[lanes])
  const [only, forbidden] = [lastLanes(true), lastLanes(false)]
  return exits.filter((lane) => (only.length === 0 || only.includes(lane)) && !forbidden.includes(lane))
}

const openLanesByStart = (roads: Roads): ((junction: number) => ReadonlyArray<number>) => {
  const { first, indexes } = groupIndexes(2 * roads.count, roads.junctionCount, (lane) =>
    (roads.laneCosts[lane] ?? 0) > 0 ? startOf(roads, lane) : -1,
  )
  return (junction) => Array.from(indexes.subarray(first[junction], first[junction + 1]))
}

/**
 * 1 for a lane that has states of its own: one on which a rule is begun, and those that lead away from there as far as
 * turning round pays, so that a car cannot evade a turn rule by turning round just behind it.
 */
const lanesWithOwnState = (
  roads: Roads,
  sequences: ReadonlyArray<TurnSequence>,
  lanesFrom: (junction: number) => ReadonlyArray<number>,
): Uint8Array => {
  const hasOwnState = new Uint8Array(roads.laneCosts.length)
  const toVisit: { readonly lane: number; readonly costLeft: number }[] = []
  const best = new Map<number, number>()
  const mark = (lane: number, costLeft: number): void => {
    hasOwnState[lane] = 1
    if ((best.get(lane) ?? -1) >= costLeft) return
    best.set(lane, costLeft)
    toVisit.push({ lane, costLeft })
  }
  const lanesInRules = sequences.flatMap(({ lanes }) => lanes.slice(0, -1))
  for (const lane of lanesInRules) hasOwnState[lane] = 1
  const reach = millisecondsOf(TURN_ROUND_COST) / 2
  for (const lane of lanesInRules) for (const exit of lanesFrom(endOf(roads, lane))) mark(exit, reach)
  for (let next = toVisit.pop(); next !== undefined; next = toVisit.pop())
    for (const lane of lanesFrom(endOf(roads, next.lane))) {
      const rest = next.costLeft - millisecondsOf(roads.laneCosts[lane] ?? 0)
      if (rest > 0) mark(lane, rest)
    }
  return hasOwnState
}

const sortedByLane = (
  transitions: Readonly<Record<'lane' | 'from' | 'to' | 'turnsRound', GrowingList<Int32Array>>>,
  laneCount: number,
): Omit<TurnStates, 'stateCount' | 'laneStates'> => {
  const { first, indexes } = groupIndexes(
    transitions.lane.length,
    laneCount,
    (transition) => transitions.lane.values[transition] ?? -1,
  )
  return {
    firstTransitionOfLane: first,
    stateBeforeTransition: indexes.map((transition) => transitions.from.values[transition] ?? -1),
    stateAfterTransition: indexes.map((transition) => transitions.to.values[transition] ?? -1),
    transitionTurnsRound: Uint8Array.from(indexes, (transition) => transitions.turnsRound.values[transition] ?? 0),
  }
}
