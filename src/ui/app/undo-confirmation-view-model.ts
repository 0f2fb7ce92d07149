import type { Turn } from '../../application/history'

export type QuestionOnScreen = {
  readonly title: string
  readonly verb: 'Undo' | 'Redo'
  readonly lines: ReadonlyArray<{ readonly id: string; readonly words: string; readonly by: string }>
}

const verbs = { undo: 'Undo', redo: 'Redo' } as const

/** Names whose changes they are that would be undone or redone. */
export const questionOnScreen = (turns: ReadonlyArray<Turn>, me: string | undefined): QuestionOnScreen => {
  const verb = verbs[turns[0]?.way ?? 'undo']
  const others = [...new Set(turns.filter(({ line }) => line.by !== me).map(({ line }) => line.by))]
  const what = turns.length === 1 ? 'a change' : `${turns.length} changes`
  return {
    title:
      turns.length === 1
        ? `${verb} ${what} by ${others.join(', ')}?`
        : `${verb} ${what}, also by ${others.join(', ')}?`,
    verb,
    lines: turns.map(({ line: { id, words, by } }) => ({ id, words, by: by === me ? 'you' : by })),
  }
}
