import { groupIndexes, TURN_ROUND_COST, UNREACHED, type RoadNetwork } from '../../server/roads/road-network'
import { costQueue } from '../../server/roads/search/cost-queue'
import { memoizeWeak } from '../../src/domain/value'
import type { RoadPlace } from '../../server/roads'

const laneOfTransitionsOf = memoizeWeak(
  ({ laneCosts, firstTransitionOfLane, stateBeforeTransition }: RoadNetwork): Int32Array => {
    const lanes = new Int32Array(stateBeforeTransition.length)
    for (let lane = 0; lane < laneCosts.length; lane += 1)
      lanes.fill(lane, firstTransitionOfLane[lane], firstTransitionOfLane[lane + 1])
    return lanes
  },
)

const transitionsByStateOf = memoizeWeak(({ hierarchy, stateBeforeTransition }: RoadNetwork) =>
  groupIndexes(
    stateBeforeTransition.length,
    hierarchy.stateCount,
    (transition) => stateBeforeTransition[transition] ?? -1,
  ),
)

/** Dijkstra from a place over all transitions, and the costs to the places. */
export const plainRow = (
  network: RoadNetwork,
  from: RoadPlace,
  places: ReadonlyArray<RoadPlace>,
): ReadonlyArray<number> => {
  const [laneOfTransitions, { first, indexes }] = [laneOfTransitionsOf(network), transitionsByStateOf(network)]
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
      const transition = indexes[index] ?? 0
      const extra = network.transitionTurnsRound[transition] === 1 ? TURN_ROUND_COST : 0
      reach(
        network.stateAfterTransition[transition] ?? 0,
        cost + (network.laneCosts[laneOfTransitions[transition] ?? 0] ?? 0) + extra,
      )
    }
  }
  return places.map(({ ends }) => Math.min(...ends.map(({ state, cost }) => (costs[state] ?? UNREACHED) + cost)))
}
