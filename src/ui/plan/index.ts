/**
 * Knows how several screens show a plan: a route in a line, a lock in words, a day to choose; and with whom and when a
 * plan can be made.
 */
export { dayChoiceOf } from './day-choice'
export { lockLabelOf } from './lock-label'
export { routeSummaryOf, type RouteSummary } from './route-summary'
export { usePlanningChoices } from './use-planning-choices'
