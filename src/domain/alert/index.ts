/** Knows what people are told: every message, what failure earns which, and which of them are on show and for how long. */
export {
  alertDurationOf,
  fileRejectedAlert,
  notChangedAlert,
  refreshingAlert,
  signedOutAlert,
  stopChangedAlert,
  updatingAlert,
  type Alert,
  type AlertType,
} from './alert'
export { failureAlertOf } from './failure-alert'
export {
  noAlerts,
  withAlert,
  withoutAlert,
  type AlertClock,
  type AlertId,
  type Alerts,
  type VisibleAlert,
} from './alerts'
export { removeNonPersistent, removeExpired, pauseAlert, nextExpiry, resumeAlert } from './alert-clocks'
