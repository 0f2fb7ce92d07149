import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import './dialog.css'

type DialogProps = {
  readonly title: string
  /** whether it asks about an action that needs confirmation */
  readonly isAlert?: boolean
  readonly isWide?: boolean
  /** the browser's default is the first focusable element */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly header?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
  readonly onCancel: () => void
}

/** A modal dialog; on closing, the element that had the focus before gets it back. */
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
      // A browser may close the dialog without a cancel event.
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : onCancel())}
      // Keeps keys from the shortcuts of the page behind it.
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

type ConfirmationDialogProps = {
  readonly title: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** whether something is lost by it */
  readonly isDanger?: boolean
  readonly busy?: boolean
  /** what it does, and what it does not */
  readonly children: ReactNode
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The focus starts on Cancel, so that an accidental Enter changes nothing. */
export const ConfirmationDialog = ({
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDanger = false,
  busy = false,
  children,
  onCancel,
  onConfirm,
}: ConfirmationDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      isAlert
      initialFocus={cancel}
      onCancel={onCancel}
      footer={
        <>
          <Button label={cancelLabel} ref={cancel} onPress={onCancel} />
          <Button label={confirmLabel} variant={isDanger ? 'danger' : 'primary'} busy={busy} onPress={onConfirm} />
        </>
      }
    >
      {children}
    </Dialog>
  )
}
