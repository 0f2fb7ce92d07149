import type { SharedRepair } from './shared-repair'
import type { Repair } from './repair'
import type { StopId } from '../stop'
import type { Seconds, VehicleId } from './route-problem'
import type { VehicleInfeasibility } from './vehicle-infeasibility'

/** The vehicle arrives, waits until service can start, and leaves when it is done. */
export type ProposedVisit = {
  readonly stop: StopId
  readonly arrival: Seconds
  readonly start: Seconds
  readonly departure: Seconds
}

/** `index` says which of the vehicle's breaks it is. */
export type ProposedBreak = { readonly index: number; readonly from: Seconds; readonly to: Seconds }

/** A vehicle without visits stays at home: its times count for nothing. */
export type ProposedRoute = {
  readonly vehicle: VehicleId
  readonly leaves: Seconds
  readonly visits: ReadonlyArray<ProposedVisit>
  readonly returns: Seconds
  readonly breaks: ReadonlyArray<ProposedBreak>
}

/** A stop that no vehicle visits: why not, for each vehicle, and the cheapest ways to plan it after all. */
export type UnplannedProblemStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<Repair>
}

/**
 * What a plan adds up to: the way driven, the time from leaving to being back, how late stops are visited in all,
 * vehicles on the road, stops left out.
 */
export type Sums = {
  readonly metres: number
  readonly seconds: number
  readonly late: Seconds
  readonly vehicles: number
  readonly unplanned: number
}

/** A solver's answer, with the sums it claims. */
export type ProposedPlan = {
  readonly routes: ReadonlyArray<ProposedRoute>
  readonly unplanned: ReadonlyArray<UnplannedProblemStop>
  /** the repairs that would have several of the left-out stops planned at once */
  readonly sharedRepairs: ReadonlyArray<SharedRepair>
  readonly sums: Sums
}
