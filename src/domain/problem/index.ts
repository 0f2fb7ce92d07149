/** Knows a route problem: what a solver is asked, what it answers, and whether the answer keeps every rule. */
export {
  dearness,
  METRES_AN_HOUR,
  weightings,
  type Break,
  type Pin,
  type ProblemOptions,
  type ProblemStop,
  type RouteProblem,
  type Seconds,
  type Vehicle,
  type VehicleId,
  type Weighting,
  type Window,
} from './route-problem'
export { readProblem } from './decode-problem'
export { writeProblem } from './encode-problem'
export { crewOfCarrier, crewOfDriver, type Crew, type Shift } from './driver-or-carrier'
export { problemStopOf } from './problem-stop-of'
export { daysFor } from './planning-days'
export { visitDays } from './visit-days'
export { problemOf, type Ask, type NotAsked, type ProblemMade, type ProblemRefused } from './problem-of'
export { travelByTable, type Leg, type Travel, type TravelTable } from './travel'
export { whyNot, type Rule, type SlotInTheWay, type WhyNot } from './vehicle-infeasibility'
export { furtherVehicle, remedied, stopAfter, vehicleAfter, type Patient, type Remedy } from './remedy'
export type { Help } from './shared-repair'
export { repairBy, troubleOf, type Extra, type Repair } from './repair'
export {
  type LeftOut,
  type ProposedPlan,
  type ProposedRoute,
  type ProposedVisit,
  type Sums,
  type TakenBreak,
} from './proposed-plan'
export { lateBy } from './time-slots'
export { lateVisits, type LateVisit } from './late-visits'
export { verified } from './verify'
export { type Breach, type BreakFault, type Fault, type Warning } from './violation'
export { breachWords } from './violation-message'
export { timeInWords } from './format-duration'
export { judgeRoute } from './find-route-warnings'
export { MOST_VEHICLES, type Limits } from './limits'
export { limitsOn } from './limits-of'
export { clockTime } from './clock-time'
