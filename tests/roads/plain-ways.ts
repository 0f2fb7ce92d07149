import type { Segments } from '../../server/roads/build/segments'
import { endOf, startOf, type TurnSequence } from '../../server/roads/build/turn-sequences'
import { groupIndexes, TURN_ROUND_COST, UNREACHED } from '../../server/roads/road-network'
import type { RoadPoint } from '../../server/roads/search/nearest-road'
import { partOfCost } from '../../server/roads/search/road-place'
import { costQueue } from '../../server/roads/search/cost-queue'

type PlainRoads = Pick<Segments, 'count' | 'junctionCount' | 'from' | 'to' | 'laneCosts'>

/**
 * Dijkstra over lanes, without a hierarchy and without states made beforehand: a car knows the lanes that it came along
 * as far as a turn rule begins with them. Answers what the quickest ways from a place to some others cost.
 */
export const plainWays = (roads: PlainRoads, sequences: ReadonlyArray<TurnSequence>) => {
  const { laneCosts } = roads
  const { first, indexes } = groupIndexes(laneCosts.length, roads.junctionCount, (lane) =>
    (laneCosts[lane] ?? 0) > 0 ? startOf(roads, lane) : -1,
  )
  const exitsAfter = (lane: number): ReadonlyArray<number> => {
    const junction = endOf(roads, lane)
    return [...indexes.subarray(first[junction], first[junction + 1])]
  }
  const begins = new Set(
    sequences.flatMap(({ lanes }) => lanes.slice(1).map((_, index) => lanes.slice(0, index + 1).join())),
  )
  const decidedBy = new Map<string, TurnSequence[]>()
  for (const sequence of sequences) {
    const key = sequence.lanes.slice(0, -1).join()
    decidedBy.set(key, [...(decidedBy.get(key) ?? []), sequence])
  }

  const allowedAfter = (history: ReadonlyArray<number>): ReadonlyArray<number> => {
    const decided = history.flatMap((_, index) => decidedBy.get(history.slice(index).join()) ?? [])
    const only = decided.filter(({ isOnly }) => isOnly).map(({ lanes }) => lanes.at(-1))
    const forbidden = decided.filter(({ isOnly }) => !isOnly).map(({ lanes }) => lanes.at(-1))
    return exitsAfter(history.at(-1) ?? -1).filter(
      (lane) => (only.length === 0 || only.includes(lane)) && !forbidden.includes(lane),
    )
  }

  /** The longest end of the history with which a rule begins; the last lane at least. */
  const shortened = (history: ReadonlyArray<number>): ReadonlyArray<number> =>
    history.length > 1 && !begins.has(history.join()) ? shortened(history.slice(1)) : history

  return (from: RoadPoint, targets: ReadonlyArray<RoadPoint>): ReadonlyArray<number> => {
    const costs = targets.map((to) => onOneSegment(laneCosts, from, to))
    const targetsOnLane = new Map<number, number[]>()
    for (const [index, { segment }] of targets.entries())
      for (const lane of [2 * segment, 2 * segment + 1])
        targetsOnLane.set(lane, [...(targetsOnLane.get(lane) ?? []), index])
    const arriveOn = (lane: number, cost: number): void => {
      for (const target of targetsOnLane.get(lane) ?? []) {
        const part = partOfCost(laneCosts[lane] ?? 0, shareOn(targets[target] ?? from, lane))
        costs[target] = Math.min(costs[target] ?? UNREACHED, cost + part)
      }
    }
    const histories: (readonly [ReadonlyArray<number>, number])[] = []
    const best = new Map<string | number, number>()
    const queue = costQueue()
    const reach = (history: ReadonlyArray<number>, cost: number): void => {
      const key = history.length === 1 ? (history[0] ?? -1) : history.join()
      if (cost >= (best.get(key) ?? UNREACHED)) return
      best.set(key, cost)
      queue.push(histories.push([history, cost]) - 1, cost)
    }
    for (const lane of [2 * from.segment, 2 * from.segment + 1])
      if ((laneCosts[lane] ?? 0) > 0)
        reach([lane], (laneCosts[lane] ?? 0) - partOfCost(laneCosts[lane] ?? 0, shareOn(from, lane)))
    while (!queue.isEmpty()) {
      const [history, cost] = histories[queue.pop()] ?? [[], 0]
      const last = history.at(-1) ?? -1
      if (cost > (best.get(history.length === 1 ? last : history.join()) ?? UNREACHED)) continue
      const hasOtherExit = exitsAfter(last).length > 1
      for (const lane of allowedAfter(history)) {
        const withTurn = cost + (lane === (last ^ 1) && hasOtherExit ? TURN_ROUND_COST : 0)
        arriveOn(lane, withTurn)
        reach(shortened([...history, lane]), withTurn + (laneCosts[lane] ?? 0))
      }
    }
    return costs
  }
}

const shareOn = ({ share }: RoadPoint, lane: number): number => (lane % 2 === 0 ? share : 1 - share)

/** Straight on along the segment of both. */
const onOneSegment = (laneCosts: Float64Array, from: RoadPoint, to: RoadPoint): number => {
  if (from.segment !== to.segment) return UNREACHED
  const open = [2 * from.segment, 2 * from.segment + 1].filter(
    (lane) => (laneCosts[lane] ?? 0) > 0 && shareOn(from, lane) <= shareOn(to, lane),
  )
  return Math.min(
    UNREACHED,
    ...open.map(
      (lane) =>
        partOfCost(laneCosts[lane] ?? 0, shareOn(to, lane)) - partOfCost(laneCosts[lane] ?? 0, shareOn(from, lane)),
    ),
  )
}
