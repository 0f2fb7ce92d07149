import { closeIcon } from './auth-icons'
import { holdWhileOn, type Holding } from './pause-on-hover'
import { Icon } from './icon'

export type ShownToast = {
  /** changes with each toast, so that a new one is told anew */
  readonly id: number
  readonly words: string
  readonly lang?: 'nl' | undefined
  readonly canUndo: boolean
}

type ToastAreaProps = Holding & {
  readonly toast: ShownToast | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** What was just done, one at a time; whoever listens is told once they pause. */
export const ToastArea = ({ toast, ...on }: ToastAreaProps) => (
  <div className="rr-toasts" role="status">
    {toast === undefined ? null : <Toast key={toast.id} toast={toast} {...on} />}
  </div>
)

type ToastProps = ToastAreaProps & { readonly toast: ShownToast }

const Toast = ({ toast: { words, lang, canUndo }, onUndo, onDismiss, onHold, onRelease }: ToastProps) => (
  <div className="rr-toast" {...holdWhileOn({ onHold, onRelease })}>
    <span lang={lang}>{words}</span>
    {canUndo ? (
      <button className="button" type="button" onClick={onUndo}>
        Undo
      </button>
    ) : null}
    <button className="rr-icon-link" type="button" aria-label="Dismiss" onClick={onDismiss}>
      <Icon drawing={closeIcon} />
    </button>
  </div>
)
