import type { AlertId } from '../../domain/alert'
import { pauseOnHover, Icon, Spinner, closeIcon } from '../components'
import type { AlertViewModel } from './alerts-view-model'

export type AlertListActions = {
  readonly dismiss: (id: AlertId) => void
  readonly pause: (id: AlertId) => void
  readonly resume: (id: AlertId) => void
}

type AlertListProps = { readonly alerts: ReadonlyArray<AlertViewModel>; readonly actions: AlertListActions }

export const AlertList = ({ alerts, actions }: AlertListProps) => (
  <div className="rr-alerts" aria-live="polite">
    {alerts.map((alert) => (
      <AlertItem key={alert.id} alert={alert} actions={actions} />
    ))}
  </div>
)

/** Its clock stands as long as either the pointer or the focus is on it. */
const AlertItem = ({ alert, actions }: { readonly alert: AlertViewModel; readonly actions: AlertListActions }) => (
  <div
    className={alert.className}
    role={alert.role}
    {...pauseOnHover({ onPause: () => actions.pause(alert.id), onResume: () => actions.resume(alert.id) })}
  >
    {alert.isRunning ? <Spinner size={14} /> : <Icon icon={alert.icon} />}
    <p lang={alert.lang}>{alert.message}</p>
    <button
      type="button"
      className="rr-icon-link rr-close"
      aria-label="Dismiss"
      onClick={() => actions.dismiss(alert.id)}
    >
      <Icon icon={closeIcon} />
    </button>
  </div>
)
