/**
 * Responsible for what several screens show of a plan: routes, visits, totals and their changes, prices, lock labels, days,
 * drivers and carriers, how rows of stops are selected, and how stops and routes are opened.
 */
export { dayChoiceOf } from './day-choice'
export { metresChange, percentChange, secondsChange, stopsChange, type FigureChange } from './format-figures'
export { driverFlagsByRoute, driverFlagsOf, type DriverFlag } from './driver-flags'
export { describeWhoIsFree, describeNewRoute, describeRoute, describeTarget, type TargetLabel } from './describe-target'
export { ColleagueInitial, ColleagueMark } from './colleague-mark'
export { lockLabelOf, routeSummaryOf, type RouteSummary } from './route-summary'
export { MoveButtons, NoPlaceNote, PutOnMapLink, RepairButton, RepairNeeds, ReloadMenu, StopMenu } from './stop-buttons'
export {
  describeDayChange,
  describeTotalsChange,
  planTotalsOf,
  summariesOnDay,
  totalsChangeOf,
  unplannedStopsOf,
  type PlanTotals,
} from './plan-totals'
export { noPriceTexts, priceLabelOf, type PriceLabel } from './price-label'
export { PriceWarnings, LockText, PriceText } from './price-text'
export { RouteMenu } from './route-menu'
export { loadAfterMove, loadLabelOf, reloadLabelOf, type LoadLabel } from './load-label'
export {
  SelectAllBox,
  SelectRowBox,
  useRowSelection,
  type RowSelection,
  type RowSelectionActions,
} from './row-selection'
export { useDrivers } from './use-drivers'
export { useOpenItem } from './use-open-item'
export { useOptimisationInput } from './use-optimisation-input'
export { useStopPrices, type StopPrices } from './use-stop-prices'
export { useUndo } from './use-undo'
export {
  arrivalChangeLabelOf,
  arrivalLabelOf,
  slotLabelOf,
  visitTimingLabelsOf,
  type SlackLabel,
  type VisitTimingLabels,
} from './visit-timing-labels'
