import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import './dialog.css'

type DialogProps = {
  readonly title: string
  /** whether it asks about something that cannot be undone */
  readonly isAlert?: boolean
  readonly isWide?: boolean
  /** what has the focus first; the first that can have it, unless said otherwise */
  readonly first?: RefObject<HTMLElement | null>
  readonly head?: ReactNode
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly onCancel: () => void
}

/** Stands before everything else, which cannot be reached until it is gone. Whoever opened it has the focus again then. */
export const Dialog = ({
  title,
  isAlert = false,
  isWide = false,
  first,
  head,
  foot,
  children,
  onCancel,
}: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    first?.current?.focus()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [first])

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
          {head}
        </div>
        <div className="modal-card-body" id={`${id}-body`}>
          {children}
        </div>
        {foot === undefined ? null : <div className="modal-card-foot">{foot}</div>}
      </div>
    </dialog>
  )
}
