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
export { readProblem } from './read-problem'
export { writeProblem } from './write-problem'
export { crewOfCarrier, crewOfDriver, type Crew, type Shift } from './crew'
export { problemStopOf } from './problem-stop-of'
export { daysFor } from './days-for'
export { visitDays } from './visit-days'
export { problemOf, type Ask, type NotAsked, type ProblemMade, type ProblemRefused } from './problem-of'
export { travelByTable, type Leg, type Travel, type TravelTable } from './travel'
export { whyNot, type Rule, type SlotInTheWay, type WhyNot } from './why-not'
export { furtherVehicle, remedied, stopAfter, vehicleAfter, type Patient, type Remedy } from './remedy'
export type { Help } from './help'
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
export { verified } from './verified'
export { type Breach, type BreakFault, type Fault, type Warning } from './breach'
export { breachWords } from './breach-words'
export { timeInWords } from './figures'
export { judgeRoute } from './judge-route'
export { MOST_VEHICLES, type Limits } from './limits'
export { limitsOn } from './crew-limits'
export { clockTime } from './clock'
