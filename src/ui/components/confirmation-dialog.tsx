import { useRef, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

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
