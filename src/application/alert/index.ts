/** Responsible for the visible alerts, and for showing, pausing and removing them. */
export { alertActions, type AlertActions } from './alert-actions'
export { AlertsStore } from './alerts-store'
export type { Clock } from './clock'
