import type { Help } from './help'
import type { Repair } from './repair'
import type { StopId } from '../stop'
import type { Seconds, VehicleId } from './route-problem'
import type { WhyNot } from './why-not'

/** Arrives, waits until service can start, and leaves when it is done. */
export type ProposedVisit = {
  readonly stop: StopId
  readonly arrival: Seconds
  readonly start: Seconds
  readonly departure: Seconds
}

/** `index` says which of the vehicle's breaks it is. */
export type TakenBreak = { readonly index: number; readonly from: Seconds; readonly to: Seconds }

/** A vehicle that visits nobody stays at home: its times count for nothing. */
export type ProposedRoute = {
  readonly vehicle: VehicleId
  readonly leaves: Seconds
  readonly visits: ReadonlyArray<ProposedVisit>
  readonly returns: Seconds
  readonly breaks: ReadonlyArray<TakenBreak>
}

/** Who is visited by nobody: why not, for each vehicle, and the cheapest ways to change that. */
export type LeftOut = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<WhyNot>
  readonly repairs: ReadonlyArray<Repair>
}

/**
 * What a plan adds up to: the way driven, the time from leaving to being back, how late people are visited in all,
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
  readonly unplanned: ReadonlyArray<LeftOut>
  /** what would have several of them planned at once */
  readonly helps: ReadonlyArray<Help>
  readonly sums: Sums
}
