import type { AlertActions } from '../alert'
import type { ApplyServerChange, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { CallServer, SessionStore } from '../session'
import type { ToastActions, ToastStore } from '../toast'
import type { HistoryGateway } from './history-gateway'
import { HistoryStore } from './history-store'
import { loadHistory, type LoadHistory, loadMore, type LoadMore, readHistory } from './load-history'
import { unansweredEdits } from './unanswered-edits'
import { runUndoRedo, undoRedoActions, type UndoRedoActions } from './undo-redo'
import { entryOfChange } from './undo-redo-steps'

export type HistoryActionsPorts = {
  readonly history: HistoryGateway
  readonly plan: Pick<PlanStore, 'project' | 'open'>
  readonly apply: ApplyServerChange
  readonly reload: ReloadPlan
  readonly session: Pick<SessionStore, 'user'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly toasts: Pick<ToastActions, 'show' | 'dismiss' | 'undo' | 'forget'> & {
    readonly store: Pick<ToastStore, 'value'>
  }
  readonly callServer: CallServer
  /** whether the server keeps a history at all */
  readonly serverKeepsHistory: boolean
}

/** The history of the open project and its actions, for screens. */
export type HistoryFacade = UndoRedoActions & {
  /** whether an edit is begun, and its change is not on screen yet */
  readonly hasUnansweredEdits: () => boolean
  readonly store: Pick<HistoryStore, 'value' | 'loaded'>
  readonly load: LoadHistory
  readonly loadMore: LoadMore
}

export type HistoryServices = HistoryFacade & {
  readonly store: HistoryStore
  readonly applyOwnChange: ApplyServerChange
  readonly trackEdit: TrackEdit
}

export const historyActions = (ports: HistoryActionsPorts): HistoryServices => {
  const { toasts } = ports
  const store = new HistoryStore()
  const read = readHistory(ports)
  const load = loadHistory({ read, store })
  const run = runUndoRedo({ ...ports, store, load })
  const edits = unansweredEdits()
  const actions = undoRedoActions({ ...ports, edits, read, run, store })
  const trackEdit: TrackEdit = (edit) => {
    // From now on this edit is what was done last, and no longer what a toast says of a driver.
    toasts.forget()
    return edits.track(edit)
  }
  return {
    ...actions,
    hasUnansweredEdits: edits.exist,
    trackEdit,
    store,
    load,
    loadMore: loadMore({ ...ports, store }),
    applyOwnChange: applyOwnChange(ports),
  }
}

/** Applies the change of the user's own edit, and shows a toast that can undo it. */
const applyOwnChange =
  ({ apply, plan, toasts, serverKeepsHistory }: HistoryActionsPorts): ApplyServerChange =>
  ({ project, changed }) => {
    const applied = apply({ project, changed })
    const entry = entryOfChange(changed)
    if (serverKeepsHistory && entry !== undefined && plan.project?.id === project)
      toasts.show({ message: entry.description, version: changed?.version, undo: { kind: 'change', entry } })
    return applied
  }
