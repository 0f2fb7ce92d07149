import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useApp } from '../app-facade'
import { ConfirmationDialog } from '../components'

/** Asks whose move stays, after a move of a stop that somebody else has moved meanwhile. */
export const MoveConflictDialog = observer(() => {
  const { move, selection } = useApp()
  const { conflict, settleConflict } = move
  const keepTheirs = (): void => void settleConflict('theirs')
  if (conflict.value === undefined) return null
  const { stops, message } = conflict.value
  const moveAgain = async (): Promise<void> => {
    if (E.isRight(await settleConflict('mine'))) selection.remove(stops)
  }
  return (
    <ConfirmationDialog
      title="Their move, or yours?"
      cancelLabel="Theirs"
      confirmLabel="Mine"
      onCancel={keepTheirs}
      onConfirm={() => void moveAgain()}
    >
      <p>{message}</p>
      <p className="rr-muted">
        {stops.length === 1
          ? 'Theirs: the stop stays there. Mine: the stop goes where you moved it; you can undo that.'
          : 'Theirs: the stops stay where they are. Mine: the stops go where you moved them; you can undo that.'}
      </p>
    </ConfirmationDialog>
  )
})
