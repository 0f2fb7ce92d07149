/** Knows what people are told: every message, what failure earns which, and which of them are on show and for how long. */
export {
  durationOf,
  fileNotTaken,
  notChanged,
  refreshing,
  signedOutAutomatically,
  stopChanged,
  updating,
  type Alert,
  type AlertType,
} from './alert'
export { alertOn } from './failure-alert'
export {
  noAlerts,
  withAlert,
  withoutAlert,
  type AlertClock,
  type AlertId,
  type Alerts,
  type ShownAlert,
} from './alerts'
export { afterAddressChange, afterExpiry, heldAlert, nextExpiry, releasedAlert } from './alert-clocks'
