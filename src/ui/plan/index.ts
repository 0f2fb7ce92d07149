/**
 * Knows how several screens show a plan: a route in a line, a lock in words, a day to choose; and with whom and when a
 * plan can be made.
 */
export { dayChoice } from './day-choice'
export { lockOnScreen } from './lock-label'
export { routeLine, type RouteLine } from './route-summary'
export { useSituation } from './use-planning-choices'
