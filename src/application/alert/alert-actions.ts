import * as alert from '../../domain/alert'
import type { Alert, AlertId } from '../../domain/alert'
import type { AlertsStore } from './alerts-store'

/** Monotonic; callers must not rely on its zero. */
export type Clock = {
  /** milliseconds */
  readonly now: () => number
  /** Runs the callback once; returns a function that cancels it. */
  readonly startTimer: (milliseconds: number, callback: () => void) => () => void
}

export type AlertActionsPorts = {
  readonly alerts: Pick<AlertsStore, 'value' | 'set'>
  readonly clock: Pick<Clock, 'now'>
}

/** `show` returns an id, by which a running task dismisses its alert when it is done. */
export type AlertActions = {
  readonly show: (newAlert: Alert) => AlertId
  readonly dismiss: (id: AlertId) => void
  readonly pause: (id: AlertId) => void
  readonly resume: (id: AlertId) => void
  readonly expire: (now: number) => void
  readonly clearOnNavigation: () => void
}

export const alertActions = ({ alerts, clock }: AlertActionsPorts): AlertActions => ({
  show: (newAlert) => {
    const id = alerts.value.nextId
    alerts.set(alert.withAlert(alerts.value, newAlert, clock.now()))
    return id
  },
  dismiss: (id) => alerts.set(alert.withoutAlert(alerts.value, id)),
  pause: (id) => alerts.set(alert.pauseAlert(alerts.value, id, clock.now())),
  resume: (id) => alerts.set(alert.resumeAlert(alerts.value, id, clock.now())),
  expire: (now) => alerts.set(alert.removeExpired(alerts.value, now)),
  clearOnNavigation: () => alerts.set(alert.removeNonPersistent(alerts.value)),
})
