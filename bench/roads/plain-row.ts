import { groupIndexes, TURN_ROUND_COST, UNREACHED, type RoadNetwork } from '../../server/roads/road-network'
import { costQueue } from '../../server/roads/search/cost-queue'
import { memoizeWeak } from '../../src/domain/value'
import type { RoadPlace } from '../../server/roads'

const laneOfMovesOf = memoizeWeak(({ laneCosts, firstMoveOfLane, stateBeforeMove }: RoadNetwork): Int32Array => {
  const lanes = new Int32Array(stateBeforeMove.length)
  for (let lane = 0; lane < laneCosts.length; lane += 1)
    lanes.fill(lane, firstMoveOfLane[lane], firstMoveOfLane[lane + 1])
  return lanes
})

const movesByStateOf = memoizeWeak(({ hierarchy, stateBeforeMove }: RoadNetwork) =>
  groupIndexes(stateBeforeMove.length, hierarchy.stateCount, (move) => stateBeforeMove[move] ?? -1),
)

/** Dijkstra from a place over all moves, and the costs to the places. */
export const plainRow = (
  network: RoadNetwork,
  from: RoadPlace,
  places: ReadonlyArray<RoadPlace>,
): ReadonlyArray<number> => {
  const [laneOfMoves, { first, indexes }] = [laneOfMovesOf(network), movesByStateOf(network)]
  const costs = new Float64Array(network.hierarchy.stateCount).fill(UNREACHED)
  const queue = costQueue()
  const reach = (state: number, cost: number): void => {
    if (cost >= (costs[state] ?? UNREACHED)) return
    costs[state] = cost
    queue.push(state, cost)
  }
  for (const { state, cost } of from.starts) reach(state, cost)
  while (!queue.isEmpty()) {
    const cost = queue.leastCost()
    const state = queue.pop()
    if (cost > (costs[state] ?? 0)) continue
    for (let index = first[state] ?? 0; index < (first[state + 1] ?? 0); index += 1) {
      const move = indexes[index] ?? 0
      const extra = network.moveTurnsRound[move] === 1 ? TURN_ROUND_COST : 0
      reach(network.stateAfterMove[move] ?? 0, cost + (network.laneCosts[laneOfMoves[move] ?? 0] ?? 0) + extra)
    }
  }
  return places.map(({ ends }) => Math.min(...ends.map(({ state, cost }) => (costs[state] ?? UNREACHED) + cost)))
}
