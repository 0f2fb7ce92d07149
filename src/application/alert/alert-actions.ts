import * as alert from '../../domain/alert'
import type { Alert, AlertId } from '../../domain/alert'
import type { AlertsStore } from './alerts-store'
import type { Clock } from './clock'

export type AlertBoardPorts = {
  readonly alerts: Pick<AlertsStore, 'value' | 'become'>
  readonly clock: Pick<Clock, 'now'>
}

/** What one can do with alerts. Work that runs keeps the id of its alert, to dismiss it when done. */
export type AlertBoard = {
  readonly show: (shown: Alert) => AlertId
  readonly dismiss: (id: AlertId) => void
  readonly hold: (id: AlertId) => void
  readonly release: (id: AlertId) => void
  readonly expire: (now: number) => void
  readonly changeAddress: () => void
}

export const alertBoard = ({ alerts, clock }: AlertBoardPorts): AlertBoard => ({
  show: (shown) => {
    const id = alerts.value.nextId
    alerts.become(alert.withAlert(alerts.value, shown, clock.now()))
    return id
  },
  dismiss: (id) => alerts.become(alert.withoutAlert(alerts.value, id)),
  hold: (id) => alerts.become(alert.pauseAlert(alerts.value, id, clock.now())),
  release: (id) => alerts.become(alert.resumeAlert(alerts.value, id, clock.now())),
  expire: (now) => alerts.become(alert.removeExpired(alerts.value, now)),
  changeAddress: () => alerts.become(alert.removeNonPersistent(alerts.value)),
})
