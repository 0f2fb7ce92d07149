import { groupIndexes, UNREACHED, type RoadNetwork } from '../road-network'
import { alongSegment, type RoadPlace } from './road-place'

/**
 * The costs from a place to all places, written into a row. Each place that is driven to stands beforehand in the lists
 * of the states that reach it (Knopp and others 2007).
 */
export const roadTable = (
  network: RoadNetwork,
  places: ReadonlyArray<RoadPlace>,
): ((from: RoadPlace, row: Float64Array) => void) => {
  const { first, targets, costs } = targetsByState(network.hierarchy.stateCount, places)
  const onSegment = new Map<number, number[]>()
  for (const [index, { point }] of places.entries())
    onSegment.set(point.segment, [...(onSegment.get(point.segment) ?? []), index])
  return (from, row) => {
    row.fill(UNREACHED)
    const { states, costs: ownCosts } = from.departures
    for (let index = 0; index < states.length; index += 1) {
      const state = states[index] ?? 0
      const own = ownCosts[index] ?? 0
      const end = first[state + 1] ?? 0
      for (let entry = first[state] ?? 0; entry < end; entry += 1) {
        const target = targets[entry] ?? 0
        const whole = own + (costs[entry] ?? 0)
        if (whole < (row[target] ?? 0)) row[target] = whole
      }
    }
    for (const index of onSegment.get(from.point.segment) ?? []) {
      const place = places[index]
      if (place !== undefined) row[index] = Math.min(row[index] ?? 0, alongSegment(network, from.point, place.point))
    }
  }
}

const targetsByState = (stateCount: number, places: ReadonlyArray<RoadPlace>) => {
  const length = places.reduce((sum, { arrivals }) => sum + arrivals.states.length, 0)
  const [allStates, allTargets, allCosts] = [new Int32Array(length), new Int32Array(length), new Float64Array(length)]
  let position = 0
  for (const [target, { arrivals }] of places.entries()) {
    allStates.set(arrivals.states, position)
    allCosts.set(arrivals.costs, position)
    allTargets.fill(target, position, position + arrivals.states.length)
    position += arrivals.states.length
  }
  const { first, indexes } = groupIndexes(length, stateCount, (index) => allStates[index] ?? -1)
  return {
    first,
    targets: indexes.map((index) => allTargets[index] ?? 0),
    costs: Float64Array.from(indexes, (index) => allCosts[index] ?? 0),
  }
}
