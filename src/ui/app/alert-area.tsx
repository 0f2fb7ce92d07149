import { observer } from 'mobx-react-lite'
import { useAuth } from '../auth'
import { AlertList } from './alert-list'
import { alertsViewModel } from './alerts-view-model'

/** `onDismissed`: the focus was on what is gone, and needs a place. */
export const AlertArea = observer(({ onDismissed }: { readonly onDismissed: () => void }) => {
  const { alerts, alertActions } = useAuth()
  const dismiss = (id: number) => {
    alertActions.dismiss(id)
    onDismissed()
  }
  return (
    <AlertList
      alerts={alertsViewModel(alerts.visible)}
      actions={{ dismiss, pause: alertActions.pause, resume: alertActions.resume }}
    />
  )
})
