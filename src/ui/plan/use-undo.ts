import { useMemo } from 'react'
import { useApp } from '../app-facade'

type Undo = { readonly undoLast: () => void; readonly redoNext: () => void }

/** Undo and redo, for which a move by keys that is not sent yet is the last edit. */
export const useUndo = (): Undo => {
  const { history, move } = useApp()
  return useMemo(
    () => ({
      undoLast: () => {
        if (!move.cancelPending()) void history.undoLast()
      },
      redoNext: () => {
        move.sendPending()
        void history.redoNext()
      },
    }),
    [history, move],
  )
}
