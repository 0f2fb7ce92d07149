/** Responsible for what several screens show of a plan: route summaries, lock labels, days, drivers and carriers. */
export { dayChoiceOf } from './day-choice'
export { lockLabelOf } from './lock-label'
export { routeSummaryOf, type RouteSummary } from './route-summary'
export { useDrivers } from './use-drivers'
export { usePlanningChoices } from './use-planning-choices'
