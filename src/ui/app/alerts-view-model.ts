import type { Alert, AlertId, AlertType, VisibleAlert } from '../../domain/alert'
import { errorIcon, infoIcon, successIcon, warningIcon, type IconSvg } from '../components'

type AlertStyle = {
  readonly className: string
  readonly icon: IconSvg
  readonly role: 'alert' | 'status'
}

export type AlertViewModel = AlertStyle & {
  readonly id: AlertId
  readonly message: string
  readonly lang: Alert['lang']
  readonly isRunning: boolean
}

/** §4: styled by type; only an error interrupts a screen reader. */
const styles: Readonly<Record<AlertType, AlertStyle>> = {
  Error: { className: 'notification rr-alert is-danger', icon: errorIcon, role: 'alert' },
  Warning: { className: 'notification rr-alert is-warning', icon: warningIcon, role: 'status' },
  Info: { className: 'notification rr-alert is-info', icon: infoIcon, role: 'status' },
  Success: { className: 'notification rr-alert is-success', icon: successIcon, role: 'status' },
}

export const alertsViewModel = (alerts: ReadonlyArray<VisibleAlert>): ReadonlyArray<AlertViewModel> =>
  alerts.map(({ id, alert }) => ({
    ...styles[alert.type],
    id,
    message: alert.message,
    lang: alert.lang,
    isRunning: alert.isRunning,
  }))
