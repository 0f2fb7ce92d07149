import { observer } from 'mobx-react-lite'
import { useDesk } from '../actions'
import { ToastArea } from '../components'

/** `onGone`: the focus was on what is gone, and needs a place. */
export const ToastPane = observer(({ onGone }: { readonly onGone: () => void }) => {
  const { toast } = useDesk()
  const { value } = toast.store
  const shown = value && { id: value.id, words: value.message, lang: value.lang, canUndo: value.undo !== undefined }
  const gone = (leave: () => void) => () => {
    leave()
    onGone()
  }
  return (
    <ToastArea
      toast={shown}
      onUndo={gone(toast.undo)}
      onDismiss={gone(toast.dismiss)}
      onHold={toast.pause}
      onRelease={toast.resume}
    />
  )
})
