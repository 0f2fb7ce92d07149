import * as E from 'fp-ts/Either'
import { calendarDateAt } from '../../../src/domain/calendar'
import { isLocked } from '../../../src/domain/lock'
import { moveToCarrier, type Plan } from '../../../src/domain/plan'
import { isCustomerStop, type Stop } from '../../../src/domain/stop'
import type { StoredProject, MemoryServer } from './memory-server'
import type { PlanFigures, JobResult } from '../../../src/domain/optimisation'

/** The stops that have coordinates. */
export const stopsToPlan = ({ stops }: Plan): ReadonlyArray<Stop> =>
  [...stops].filter((stop) => isCustomerStop(stop) && stop.facts.coordinates !== undefined)

type PlanningResult = { readonly best: PlanFigures; readonly result: JobResult }

/** A valid plan, though not a good one: unplanned stops are given to the carriers in turn. */
export const planProject = (server: MemoryServer, { plan, version }: StoredProject): PlanningResult => {
  const stopsToAssign = stopsToPlan(plan).filter((stop) => !stop.placement.isPlanned && !isLocked(stop.facts))
  const after = stopsToAssign.reduce((planSoFar, stop, index) => assignStop(server, planSoFar, stop, index), plan)
  const unplannedStops = [...after.stops].filter((stop) => isCustomerStop(stop) && !stop.placement.isPlanned)
  const stopCount = [...after.stops].filter(isCustomerStop).length
  return {
    best: {
      cost: 0,
      metres: 0,
      seconds: 0,
      planned: stopCount - unplannedStops.length,
      unplanned: unplannedStops.length,
    },
    result: {
      baseVersion: version,
      document: { routes: after.routes, unknownFields: after.unknownFields },
      stops: after.stops,
      unplanned: unplannedStops.map(({ facts: { id } }) => ({ stop: id, reasons: [], repairs: [] })),
      sharedRepairs: undefined,
    },
  }
}

const assignStop = ({ carriers, headquarters, now }: MemoryServer, plan: Plan, stop: Stop, index: number): Plan => {
  const carrier = carriers[index % carriers.length]
  const today = calendarDateAt(now())
  if (carrier === undefined || today === undefined) return plan
  const moved = moveToCarrier(plan, { id: stop.facts.id, carrier, number: undefined, headquarters, today })
  return E.isRight(moved) ? moved.right : plan
}
