import { closeIcon } from './auth-icons'
import { pauseOnHover, type PauseHandlers } from './pause-on-hover'
import { Icon } from './icon'

export type ToastViewModel = {
  /** changes with each toast, so that a new one is told anew */
  readonly id: number
  readonly message: string
  readonly lang?: 'nl' | undefined
  readonly canUndo: boolean
}

type ToastAreaProps = PauseHandlers & {
  readonly toast: ToastViewModel | undefined
  readonly onUndo: () => void
  readonly onDismiss: () => void
}

/** What was just done, one at a time; whoever listens is told once they pause. */
export const ToastArea = ({ toast, ...on }: ToastAreaProps) => (
  <div className="rr-toasts" role="status">
    {toast === undefined ? null : <Toast key={toast.id} toast={toast} {...on} />}
  </div>
)

type ToastProps = ToastAreaProps & { readonly toast: ToastViewModel }

const Toast = ({ toast: { message, lang, canUndo }, onUndo, onDismiss, onPause, onResume }: ToastProps) => (
  <div className="rr-toast" {...pauseOnHover({ onPause, onResume })}>
    <span lang={lang}>{message}</span>
    {canUndo ? (
      <button className="button" type="button" onClick={onUndo}>
        Undo
      </button>
    ) : null}
    <button className="rr-icon-link" type="button" aria-label="Dismiss" onClick={onDismiss}>
      <Icon icon={closeIcon} />
    </button>
  </div>
)
