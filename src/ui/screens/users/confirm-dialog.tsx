import { useRef } from 'react'
import { Button, Dialog } from '../../components'
import type { ConfirmedChange } from './view-model'

type ConfirmDialogProps = {
  readonly asked: ConfirmedChange
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The focus starts on Cancel, because the change ends sessions. */
export const ConfirmDialog = ({
  asked: { title, consequence, label, change },
  isBusy,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      isAlert
      initialFocus={cancel}
      onCancel={onCancel}
      footer={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button
            label={label}
            variant={change.isDisabled === true ? 'danger' : 'primary'}
            busy={isBusy}
            onPress={onConfirm}
          />
        </>
      }
    >
      <p>{consequence}</p>
    </Dialog>
  )
}
