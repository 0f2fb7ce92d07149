import type { Alert, AlertId, AlertType, VisibleAlert } from '../../domain/alert'
import { errorIcon, infoIcon, successIcon, warningIcon, type Drawing } from '../components'

type AlertLook = {
  readonly className: string
  readonly icon: Drawing
  readonly role: 'alert' | 'status'
}

export type AlertOnScreen = AlertLook & {
  readonly id: AlertId
  readonly message: string
  readonly lang: Alert['lang']
  readonly isRunning: boolean
}

/** §4: styled by type; only an error interrupts who is listening. */
const looks: Readonly<Record<AlertType, AlertLook>> = {
  Error: { className: 'notification rr-alert is-danger', icon: errorIcon, role: 'alert' },
  Warning: { className: 'notification rr-alert is-warning', icon: warningIcon, role: 'status' },
  Info: { className: 'notification rr-alert is-info', icon: infoIcon, role: 'status' },
  Success: { className: 'notification rr-alert is-success', icon: successIcon, role: 'status' },
}

export const alertsOnScreen = (shown: ReadonlyArray<VisibleAlert>): ReadonlyArray<AlertOnScreen> =>
  shown.map(({ id, alert }) => ({
    ...looks[alert.type],
    id,
    message: alert.message,
    lang: alert.lang,
    isRunning: alert.isRunning,
  }))
