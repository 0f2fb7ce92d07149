import { useMemo } from 'react'
import { useApp } from '../app-facade'

type Undo = {
  readonly undoLast: () => void
  /** what was done last: a change of a driver; else what the toast names, unless a later edit is not answered yet */
  readonly undoToastOrLast: () => void
  readonly redoNext: () => void
}

/** Undo and redo, for which a move by keys that is not sent yet is the last edit. */
export const useUndo = (): Undo => {
  const { history, move, toast } = useApp()
  return useMemo(
    () => ({
      undoLast: () => {
        if (!move.cancelPending()) void history.undoLast()
      },
      undoToastOrLast: () => {
        if (move.cancelPending()) return
        const { value, lastUndo } = toast.store
        const namesChange = value?.undo?.kind === 'change' && !history.hasUnansweredEdits()
        // An edit that began after a driver was changed has taken the undo of that away.
        const isLast = lastUndo !== undefined || namesChange
        if (isLast) history.undoToast()
        else void history.undoLast()
      },
      redoNext: () => {
        move.sendPending()
        void history.redoNext()
      },
    }),
    [history, move, toast],
  )
}
