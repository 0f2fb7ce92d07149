import { observer } from 'mobx-react-lite'
import { useDoor } from '../auth'
import { AlertList } from './alert-list'
import { alertsOnScreen } from './alerts-view-model'

/** `onDismissed`: the focus was on what is gone, and needs a place. */
export const AlertArea = observer(({ onDismissed }: { readonly onDismissed: () => void }) => {
  const { alerts, board } = useDoor()
  const dismiss = (id: number) => {
    board.dismiss(id)
    onDismissed()
  }
  return <AlertList alerts={alertsOnScreen(alerts.visible)} on={{ dismiss, hold: board.pause, release: board.resume }} />
})
