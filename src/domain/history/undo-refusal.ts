import type { ChangeEntry, ChangeId } from './change-entry'

/** Why a change is not undone or redone; the plan is never forced. */
export type NotTurned =
  | { readonly kind: 'already undone' }
  | { readonly kind: 'not undone' }
  /** another change, which must be undone first, or redone where it is undone itself */
  | { readonly kind: 'in the way'; readonly id: ChangeId; readonly words: string; readonly isUndone: boolean }
  /** the plan was changed by something that is not in the history */
  | { readonly kind: 'no longer fits' }

export const inTheWay = ({ id, words, undoneVersion }: ChangeEntry): NotTurned => ({
  kind: 'in the way',
  id,
  words,
  isUndone: undoneVersion !== undefined,
})

/** For an operator. */
export const notTurnedWords = (refused: NotTurned): string => {
  switch (refused.kind) {
    case 'already undone':
      return 'This change is undone already'
    case 'not undone':
      return 'This change is in force: there is nothing to redo'
    case 'in the way':
      return refused.isUndone
        ? `This change stands on another that is undone. Redo that first: ${refused.words}`
        : `A later change is in the way. Undo that first: ${refused.words}`
    case 'no longer fits':
      return 'The plan is no longer as this change left it'
  }
}
