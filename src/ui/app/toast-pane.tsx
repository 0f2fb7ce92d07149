import { observer } from 'mobx-react-lite'
import { useApp } from '../app-facade'
import { ToastArea } from '../components'

/** `onClosed`: the focus was on the removed toast and must move. */
export const ToastPane = observer(({ onClosed }: { readonly onClosed: () => void }) => {
  const { toast } = useApp()
  const { value } = toast.store
  const viewModel = value && {
    id: value.id,
    message: value.message,
    lang: value.lang,
    canUndo: value.undo !== undefined,
  }
  const withClose = (action: () => void) => () => {
    action()
    onClosed()
  }
  return (
    <ToastArea
      toast={viewModel}
      onUndo={withClose(toast.undo)}
      onDismiss={withClose(toast.dismiss)}
      onPause={toast.pause}
      onResume={toast.resume}
    />
  )
})
