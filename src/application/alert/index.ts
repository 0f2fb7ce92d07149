/** Knows the alerts on show, and how they come and go. */
export { alertActions, type AlertActions } from './alert-actions'
export { AlertsStore } from './alerts-store'
export type { Clock } from './clock'
