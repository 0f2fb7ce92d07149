import * as E from 'fp-ts/Either'
import type { PlanStore } from '../plan'
import type { Attempt, SessionStore } from '../session'
import type { ToastBoard } from '../toast'
import type { HistoryGateway } from './history-gateway'
import type { HistoryHand } from './undo-redo'

export type AnnounceChangePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly session: Pick<SessionStore, 'user'>
  readonly toasts: Pick<ToastBoard, 'show'>
  readonly hand: Pick<HistoryHand, 'undoOne'>
  readonly attempt: Attempt
  readonly isKept: boolean
}

export type AnnounceChange = () => Promise<void>

/** Tells what was just done in the words of the history, with a way back. */
export const announceChange =
  ({ history, plan, session, toasts, hand, attempt, isKept }: AnnounceChangePorts): AnnounceChange =>
  async () => {
    const project = plan.project?.id
    if (!isKept || project === undefined) return
    const page = await attempt('load the history', history.page(project))()
    if (E.isLeft(page) || plan.project?.id !== project) return
    const mine = page.right.changes.find(({ by }) => by === session.user?.username)
    if (mine === undefined || mine.undone) return
    toasts.show({
      words: mine.words,
      undo: () => {
        if (plan.project?.id === project) void hand.undoOne(mine)
      },
    })
  }
