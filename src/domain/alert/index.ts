/** Responsible for alerts: their messages, which failure gives which alert, and which are visible for how long. */
export {
  alertDurationOf,
  fileRefusedAlert,
  notChangedAlert,
  notLoadedAlert,
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
  removeNonPersistent,
  removeExpired,
  pauseAlert,
  nextExpiry,
  resumeAlert,
  type AlertTimer,
  type AlertId,
  type Alerts,
  type VisibleAlert,
} from './alerts'
