import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useApp } from '../app-facade'
import { Button, Dialog } from '../components'

/** Asks whose move stays, after a move of a stop that somebody else has moved meanwhile. */
export const MoveConflictDialog = observer(() => {
  const { conflict, settleConflict } = useApp().move
  const theirs = useRef<HTMLButtonElement>(null)
  const keepTheirs = (): void => settleConflict('theirs')
  return conflict.value === undefined ? null : (
    <Dialog
      title="Their move, or yours?"
      isAlert
      initialFocus={theirs}
      onCancel={keepTheirs}
      footer={
        <>
          <Button label="Theirs" ref={theirs} onPress={keepTheirs} />
          <Button label="Mine" variant="primary" onPress={() => settleConflict('mine')} />
        </>
      }
    >
      <p>{conflict.value.message}</p>
      <p className="rr-muted">Theirs leaves it so. Mine makes your move after it, which can be undone.</p>
    </Dialog>
  )
})
