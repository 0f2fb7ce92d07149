import { closeIcon } from './first-load-icons'
import { pauseOnHover, type PauseHandlers } from './pause-on-hover'
import { Icon } from './icon'
import { useDocumentMark } from './use-document-mark'

export type ToastViewModel = {
  /** differs for each toast, so that a screen reader announces every one */
  readonly id: number
  readonly message: string
  readonly lang?: 'nl' | undefined
  /** such as `+11 km · −1 late` */
  readonly change?: string
  readonly canUndo: boolean
  /** whether it tells of something that can be opened */
  readonly canShow?: boolean
}

type ToastAreaProps = PauseHandlers & {
  readonly toast: ToastViewModel | undefined
  readonly onUndo: () => void
  readonly onShow?: () => void
  readonly onDismiss: () => void
}

/** The latest change, one toast at a time; a screen reader announces it politely. */
export const ToastArea = ({ toast, ...handlers }: ToastAreaProps) => (
  <div className="rr-toasts" role="status">
    {toast === undefined ? null : <Toast key={toast.id} toast={toast} {...handlers} />}
  </div>
)

type ToastProps = ToastAreaProps & { readonly toast: ToastViewModel }

const Toast = ({
  toast: { message, lang, change = '', canUndo, canShow = false },
  onUndo,
  onShow,
  onDismiss,
  onPause,
  onResume,
}: ToastProps) => {
  useDocumentMark('data-toast')
  return (
    <div className="rr-toast" {...pauseOnHover({ onPause, onResume })}>
      <p>
        <span lang={lang}>{message}</span>
        {change === '' ? null : <small> {change}</small>}
      </p>
      {canUndo ? (
        <button className="button" type="button" onClick={onUndo}>
          Undo
        </button>
      ) : null}
      {canShow ? (
        <button className="button" type="button" onClick={onShow}>
          Show
        </button>
      ) : null}
      <button className="rr-icon-link" type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon icon={closeIcon} />
      </button>
    </div>
  )
}
