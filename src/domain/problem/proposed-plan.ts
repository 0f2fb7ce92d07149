import type { Repair, SharedRepair } from './repair'
import type { StopId } from '../stop'
import type { Seconds, VehicleId } from './route-problem'
import type { VehicleInfeasibility } from './vehicle-infeasibility'

/** A visit of a vehicle, which arrives, waits until service can start, and leaves when it is done. */
export type ProposedVisit = {
  readonly stop: StopId
  readonly arrival: Seconds
  readonly start: Seconds
  readonly departure: Seconds
}

/** A break that the vehicle takes; `index` says which of its breaks it is. */
export type ProposedBreak = { readonly index: number; readonly from: Seconds; readonly to: Seconds }

/** The route of one vehicle. The times of a route without visits are ignored. */
export type ProposedRoute = {
  readonly vehicle: VehicleId
  readonly leaves: Seconds
  readonly visits: ReadonlyArray<ProposedVisit>
  readonly returns: Seconds
  readonly breaks: ReadonlyArray<ProposedBreak>
}

/** A stop that no vehicle visits: the reason for each vehicle, and the cheapest repairs. */
export type UnplannedProblemStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<Repair>
}

/**
 * The totals of a plan: metres driven, seconds between departures and returns, seconds of lateness, used vehicles,
 * unplanned stops.
 */
export type Sums = {
  readonly metres: number
  readonly seconds: number
  readonly late: Seconds
  readonly vehicles: number
  readonly unplanned: number
}

/** The plan of a solver, with the sums it claims. */
export type ProposedPlan = {
  readonly routes: ReadonlyArray<ProposedRoute>
  readonly unplanned: ReadonlyArray<UnplannedProblemStop>
  /** the repairs that let several unplanned stops be planned at once */
  readonly sharedRepairs: ReadonlyArray<SharedRepair>
  readonly sums: Sums
}
