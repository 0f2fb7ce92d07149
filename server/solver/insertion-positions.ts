import * as E from 'fp-ts/Either'
import type { Leg, ProblemStop, FindLeg } from '../../src/domain/problem'
import { noRoad, type Infeasibility } from './infeasibility'
import { serviceStartWithin } from './service-start'
import { legCost, type CostRates } from './cost-rates'
import type { TimedTour } from './tour'

/** A position for a stop in a tour: the index of the stop after it, and the extra cost. */
type Position = { readonly index: number; readonly cost: number }

/**
 * The positions where the vehicle would be nowhere too late, the cheapest first, and the infeasibilities at the others.
 * Positions that cost at least `maxCost` are left out. Breaks are not counted here.
 */
export type Positions = {
  readonly feasible: ReadonlyArray<Position>
  readonly infeasible: ReadonlyArray<{ readonly index: number; readonly infeasibility: Infeasibility }>
}

export const findPositions = (
  tour: TimedTour,
  stop: ProblemStop,
  { findLeg, costRates }: { readonly findLeg: FindLeg; readonly costRates: CostRates },
  maxCost: number,
): Positions => {
  const { vehicle, stops, fixedCount } = tour
  const [firstIndex, lastIndex] =
    stop.fixedPosition?.position === undefined
      ? [fixedCount, stops.length]
      : [stop.fixedPosition.position - 1, stop.fixedPosition.position - 1]
  const feasible: Position[] = []
  const infeasible: Array<Positions['infeasible'][number]> = []
  for (let index = firstIndex; index <= lastIndex; index += 1) {
    const from = stops[index - 1]?.coordinates ?? vehicle.start
    const to = stops[index]?.coordinates ?? vehicle.end
    const [legTo, legFrom] = [findLeg(from, stop.coordinates), findLeg(stop.coordinates, to)]
    const savedLeg = stops.length === 0 ? NO_LEG : findLeg(from, to)
    if (legTo === undefined || legFrom === undefined || savedLeg === undefined) {
      infeasible.push({ index, infeasibility: noRoad })
      continue
    }
    const detour = legCost(costRates, legTo) + legCost(costRates, legFrom) - legCost(costRates, savedLeg)
    const cost = detour + (stops.length === 0 ? costRates.vehicleWithoutBalance : 0)
    if (cost >= maxCost) continue
    const infeasibility = infeasibilityAt(tour, stop, index, legTo, legFrom)
    if (infeasibility === undefined) feasible.push({ index, cost })
    else infeasible.push({ index, infeasibility })
  }
  return { feasible: feasible.toSorted((one, other) => one.cost - other.cost), infeasible }
}

const NO_LEG: Leg = { metres: 0, seconds: 0 }

const infeasibilityAt = (
  tour: TimedTour,
  stop: ProblemStop,
  index: number,
  legTo: Leg,
  legFrom: Leg,
): Infeasibility | undefined => {
  const leaves = tour.timetable?.route.visits[index - 1]?.departure ?? tour.vehicle.earliest
  const next = tour.deadlines[index]
  const latest = (next?.time ?? Infinity) - legFrom.seconds - stop.service
  const start = serviceStartWithin(stop, leaves + legTo.seconds, latest)
  if (E.isLeft(start)) return start.left
  if (next === undefined || start.right <= latest) return undefined
  const slot = next.rule === 'time slot' ? ({ slot: 'of another stop' } as const) : {}
  return { rule: next.rule, by: start.right - latest, ...slot }
}
