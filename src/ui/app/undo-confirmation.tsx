import { observer } from 'mobx-react-lite'
import { useApp } from '../app-facade'
import { ConfirmationDialog } from '../components'
import { undoConfirmationViewModel } from './undo-confirmation-view-model'

/** Asks before an undo or redo that includes changes of other users. */
export const UndoConfirmation = observer(() => {
  const { history, session } = useApp()
  const { stepsToConfirm } = history.store.value
  if (stepsToConfirm === undefined) return null
  const { title, verb, changes } = undoConfirmationViewModel(stepsToConfirm, session.user?.username)
  return (
    <ConfirmationDialog
      title={title}
      confirmLabel={verb}
      onCancel={history.cancel}
      onConfirm={() => void history.confirm()}
    >
      <ul>
        {changes.map(({ id, description, by }) => (
          <li key={id}>
            {description} <span className="rr-muted">· {by}</span>
          </li>
        ))}
      </ul>
    </ConfirmationDialog>
  )
})
