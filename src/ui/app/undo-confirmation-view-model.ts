import type { UndoRedoStep } from '../../application/history'

export type QuestionOnScreen = {
  readonly title: string
  readonly verb: 'Undo' | 'Redo'
  readonly lines: ReadonlyArray<{ readonly id: string; readonly words: string; readonly by: string }>
}

const verbs = { undo: 'Undo', redo: 'Redo' } as const

/** Names whose changes they are that would be undone or redone. */
export const questionOnScreen = (turns: ReadonlyArray<UndoRedoStep>, me: string | undefined): QuestionOnScreen => {
  const verb = verbs[turns[0]?.action ?? 'undo']
  const others = [...new Set(turns.filter(({ entry }) => entry.by !== me).map(({ entry }) => entry.by))]
  const what = turns.length === 1 ? 'a change' : `${turns.length} changes`
  return {
    title:
      turns.length === 1
        ? `${verb} ${what} by ${others.join(', ')}?`
        : `${verb} ${what}, also by ${others.join(', ')}?`,
    verb,
    lines: turns.map(({ entry: { id, words, by } }) => ({ id, words, by: by === me ? 'you' : by })),
  }
}
