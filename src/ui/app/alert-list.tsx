import type { AlertId } from '../../domain/alert'
import { holdWhileOn, Icon, Spinner, closeIcon } from '../components'
import type { AlertOnScreen } from './alerts-view-model'

export type AlertActions = {
  readonly dismiss: (id: AlertId) => void
  readonly hold: (id: AlertId) => void
  readonly release: (id: AlertId) => void
}

type AlertListProps = { readonly alerts: ReadonlyArray<AlertOnScreen>; readonly on: AlertActions }

export const AlertList = ({ alerts, on }: AlertListProps) => (
  <div className="rr-alerts" aria-live="polite">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} on={on} />
    ))}
  </div>
)

/** Its clock stands as long as either the pointer or the focus is on it. */
const AlertItem = ({ alert, on }: { readonly alert: AlertOnScreen; readonly on: AlertActions }) => (
  <div
    className={alert.className}
    role={alert.role}
    {...holdWhileOn({ onHold: () => on.hold(alert.id), onRelease: () => on.release(alert.id) })}
  >
    {alert.isRunning ? <Spinner size={14} /> : <Icon drawing={alert.icon} />}
    <p lang={alert.lang}>{alert.message}</p>
    <button type="button" className="rr-icon-link rr-close" aria-label="Dismiss" onClick={() => on.dismiss(alert.id)}>
      <Icon drawing={closeIcon} />
    </button>
  </div>
)
