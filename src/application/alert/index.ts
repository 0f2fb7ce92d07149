/** Responsible for the visible alerts, and for showing, pausing and removing them. */
export { alertActions, type AlertActions, type Clock } from './alert-actions'
export { AlertsStore } from './alerts-store'
