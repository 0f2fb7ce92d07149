import type { ApplyServerChange, PlanStore } from '../plan'
import type { ToastActions } from '../toast'
import type { UndoRedoActions } from './undo-redo'
import { entryOfChange } from './changes-to-undo'

export type ApplyOwnChangePorts = {
  readonly apply: ApplyServerChange
  readonly plan: Pick<PlanStore, 'project'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly actions: Pick<UndoRedoActions, 'undoSingle'>
  readonly serverKeepsHistory: boolean
}

/** Applies the change of the user's own edit, and shows a toast that can undo it. */
export const applyOwnChange =
  ({ apply, plan, toasts, actions, serverKeepsHistory }: ApplyOwnChangePorts): ApplyServerChange =>
  ({ project, changed }) => {
    const applied = apply({ project, changed })
    const entry = entryOfChange(changed)
    if (serverKeepsHistory && entry !== undefined && plan.project?.id === project)
      toasts.show({
        message: entry.description,
        version: changed?.version,
        undo: () => {
          if (plan.project?.id === project) void actions.undoSingle(entry)
        },
      })
    return applied
  }
