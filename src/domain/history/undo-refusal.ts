import type { ChangeHeader, ChangeId } from './change-header'

/** Why a change is not undone or redone; the plan is never forced. */
export type UndoRefusal =
  | { readonly kind: 'already undone' }
  | { readonly kind: 'not undone' }
  /** another change must be undone first, or redone if it is undone */
  | { readonly kind: 'in the way'; readonly id: ChangeId; readonly description: string; readonly isUndone: boolean }
  /** the plan was changed by something that is not in the history */
  | { readonly kind: 'no longer fits' }

export const blockedRefusal = ({ id, description, undoneVersion }: ChangeHeader): UndoRefusal => ({
  kind: 'in the way',
  id,
  description,
  isUndone: undoneVersion !== undefined,
})

export const undoRefusalMessage = (refusal: UndoRefusal): string => {
  switch (refusal.kind) {
    case 'already undone':
      return 'This change is undone already'
    case 'not undone':
      return 'This change is in force: there is nothing to redo'
    case 'in the way':
      return refusal.isUndone
        ? `This change stands on another that is undone. Redo that first: ${refusal.description}`
        : `A later change is in the way. Undo that first: ${refusal.description}`
    case 'no longer fits':
      return 'The plan is no longer as this change left it'
  }
}
