import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import './dialog.css'

type DialogProps = {
  readonly title: string
  /** whether it asks about something that cannot be undone */
  readonly isAlert?: boolean
  readonly isWide?: boolean
  /** what has the focus first; the first that can have it, unless said otherwise */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly header?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
  readonly onCancel: () => void
}

/** Stands before everything else, which cannot be reached until it is gone. Whoever opened it has the focus again then. */
export const Dialog = ({
  title,
  isAlert = false,
  isWide = false,
  initialFocus,
  header,
  footer,
  children,
  onCancel,
}: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    initialFocus?.current?.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [initialFocus])

  return (
    <dialog
      className="modal is-active"
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      // A browser may close it without asking.
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : onCancel())}
      // No key means anything to what stands behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="modal-background" />
      <div className={isWide ? 'modal-card rr-dialog is-wide' : 'modal-card rr-dialog'}>
        <div className="modal-card-head">
          <h2 className="modal-card-title" id={id}>
            {title}
          </h2>
          {header}
        </div>
        <div className="modal-card-body" id={`${id}-body`}>
          {children}
        </div>
        {footer === undefined ? null : <div className="modal-card-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
