/** Responsible for route problems, the plans of a solver, and the check that a plan keeps every rule. */
export {
  MAX_AMOUNT,
  MAX_VEHICLES,
  type Break,
  type FixedPosition,
  type ProblemStop,
  type RouteProblem,
  type Seconds,
  type Vehicle,
  type VehicleId,
  type Window,
} from './route-problem'
export {
  DEFAULT_BUDGET_SECONDS,
  latenessWeightLimits,
  latenessWeights,
  MAX_BUDGET_SECONDS,
  METRES_PER_HOUR,
  searchBudgets,
  weightings,
  type LatenessWeight,
  type ProblemOptions,
  type Weighting,
} from './search-options'
export {
  isVehicleReload,
  loadChangeAt,
  vehicleReloadNumber,
  vehicleReloadId,
  vehicleReloadsOf,
  stopsAndReloadsById,
} from './vehicle-reload'
export { findContradictions } from './find-contradictions'
export {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  type DriverOrCarrier,
  type VehicleDay,
} from './driver-or-carrier'
export { visitDaysOf, planningDaysOf } from './planning-days'
export {
  driverLimitsOf,
  problemOf,
  problemStopOf,
  type ProblemScope,
  type NotInProblem,
  type BuiltProblem,
  type ProblemRefusal,
} from './problem-of'
export {
  detourLegsBy,
  findLegInTable,
  rowLookup,
  type DetourLegs,
  type FindDetourLegs,
  type Leg,
  type FindLeg,
  type LeastDriveSeconds,
  type Path,
  type TravelTable,
} from './travel'
export {
  describeUnplannedReasons,
  vehicleInfeasibility,
  type ReasonGroup,
  type Rule,
  type BlockingSlot,
  type VehicleInfeasibility,
} from './vehicle-infeasibility'
export {
  duplicateVehicle,
  applyRemedies,
  applyRemedyToStop,
  applyRemedyToVehicle,
  type RepairTarget,
  type Remedy,
} from './remedy'
export {
  needsOf,
  repairNeeds,
  repairOf,
  repairPositionsIn,
  remedyCostOf,
  type RepairNeed,
  type ExtraCost,
  type Repair,
  type RepairPosition,
  type SharedRepair,
} from './repair'
export {
  type UnplannedProblemStop,
  type ProposedPlan,
  type ProposedRoute,
  type ProposedVisit,
  type Sums,
  type ProposedBreak,
} from './proposed-plan'
export { latenessOf, findLateVisits, type LateVisit } from './time-slots'
export { verifyPlan } from './verify'
export { type BrokenRule, type BreakFault, type BrokenPlanRule, type BrokenRouteRule } from './broken-rule'
export { brokenRuleMessage } from './broken-rule-message'
export { findBrokenRouteRules, workedHoursOf, type Limits } from './route-rules'
export { formatClockTime, HORIZON_SECONDS, parseTimeOnDate } from './clock-time'
