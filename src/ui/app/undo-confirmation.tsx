import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useApp } from '../app-facade'
import { Button, Dialog } from '../components'
import { undoConfirmationViewModel, type UndoConfirmationViewModel } from './undo-confirmation-view-model'

/** Asks before an undo or redo that includes changes of other users. */
export const UndoConfirmation = observer(() => {
  const { history, session } = useApp()
  const { stepsToConfirm } = history.store.value
  return stepsToConfirm === undefined ? null : (
    <ConfirmationDialog
      viewModel={undoConfirmationViewModel(stepsToConfirm, session.user?.username)}
      onCancel={history.cancel}
      onConfirm={() => void history.confirm()}
    />
  )
})

type ConfirmationDialogProps = {
  readonly viewModel: UndoConfirmationViewModel
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

const ConfirmationDialog = ({ viewModel: { title, verb, changes }, onCancel, onConfirm }: ConfirmationDialogProps) => {
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
          <Button label={verb} variant="primary" onPress={onConfirm} />
        </>
      }
    >
      <ul>
        {changes.map(({ id, description, by }) => (
          <li key={id}>
            {description} <span className="rr-muted">· {by}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
