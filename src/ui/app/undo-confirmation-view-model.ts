import type { UndoRedoStep } from '../../application/history'

export type UndoConfirmationViewModel = {
  readonly title: string
  readonly verb: 'Undo' | 'Redo'
  readonly changes: ReadonlyArray<{ readonly id: string; readonly description: string; readonly by: string }>
}

const verbs = { undo: 'Undo', redo: 'Redo' } as const

export const undoConfirmationViewModel = (
  steps: ReadonlyArray<UndoRedoStep>,
  username: string | undefined,
): UndoConfirmationViewModel => {
  const verb = verbs[steps[0]?.action ?? 'undo']
  const others = [...new Set(steps.filter(({ entry }) => entry.by !== username).map(({ entry }) => entry.by))]
  const changesText = steps.length === 1 ? 'a change' : `${steps.length} changes`
  return {
    title:
      steps.length === 1
        ? `${verb} ${changesText} by ${others.join(', ')}?`
        : `${verb} ${changesText}, also by ${others.join(', ')}?`,
    verb,
    changes: steps.map(({ entry: { id, description, by } }) => ({
      id,
      description,
      by: by === username ? 'you' : by,
    })),
  }
}
