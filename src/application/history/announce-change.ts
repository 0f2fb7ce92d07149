import * as E from 'fp-ts/Either'
import type { PlanStore } from '../plan'
import type { Attempt, SessionStore } from '../session'
import type { ToastActions } from '../toast'
import type { HistoryGateway } from './history-gateway'
import type { HistoryActions } from './undo-redo'

export type AnnounceChangePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly session: Pick<SessionStore, 'user'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly actions: Pick<HistoryActions, 'undoSingle'>
  readonly attempt: Attempt
  readonly hasHistory: boolean
}

export type AnnounceChange = () => Promise<void>

/** Tells what was just done in the words of the history, with a way back. */
export const announceChange =
  ({ history, plan, session, toasts, actions, attempt, hasHistory }: AnnounceChangePorts): AnnounceChange =>
  async () => {
    const projectId = plan.project?.id
    if (!hasHistory || projectId === undefined) return
    const page = await attempt('load the history', history.page(projectId))()
    if (E.isLeft(page) || plan.project?.id !== projectId) return
    const ownChange = page.right.changes.find(({ by }) => by === session.user?.username)
    if (ownChange === undefined || ownChange.undone) return
    toasts.show({
      message: ownChange.words,
      undo: () => {
        if (plan.project?.id === projectId) void actions.undoSingle(ownChange)
      },
    })
  }
