import * as E from 'fp-ts/Either'
import { notChangedAlert } from '../../domain/alert'
import { serverMessageOf, type CallFailure } from '../../domain/failure'
import { describeChange } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { AlertBoard } from '../alert'
import type { ReloadPlan } from '../plan'
import type { Attempt } from '../session'
import type { ToastBoard } from '../toast'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'
import type { LoadHistory } from './load-history'
import type { Turn } from './changes-to-undo'

export type TurnChangesPorts = {
  readonly history: Pick<HistoryGateway, 'undo' | 'redo'>
  readonly store: Pick<HistoryStore, 'value' | 'become'>
  readonly alerts: Pick<AlertBoard, 'show'>
  readonly toasts: Pick<ToastBoard, 'show'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
  readonly load: LoadHistory
}

export type TurnChanges = (project: ProjectId, turns: ReadonlyArray<Turn>) => Promise<void>

/** One after the other. The first that is refused ends it, and the server says what is in the way. */
export const turnChanges = (ports: TurnChangesPorts): TurnChanges => {
  const { history, store, alerts, toasts, attempt, reload, load } = ports
  const calls = {
    undo: (project: ProjectId, { id }: Turn['line']) => attempt('undo a change', history.undo(project, id)),
    redo: (project: ProjectId, { id }: Turn['line']) => attempt('redo a change', history.redo(project, id)),
  }
  return async (project, turns) => {
    store.become({ ...store.value, isTurning: true })
    let done = 0
    let failed: CallFailure | undefined
    for (const { way, line } of turns) {
      const answer = await calls[way](project, line)()
      if (E.isLeft(answer)) {
        failed = answer.left
        break
      }
      done += 1
    }
    if (done > 0) toasts.show({ words: wordsFor(turns.slice(0, done)) })
    if (failed !== undefined) say(alerts, failed)
    const known = store.value.read?.projectId === project
    await Promise.all([reload(), known ? load(project) : undefined])
    store.become({ ...store.value, isTurning: false })
  }
}

const deeds = { undo: 'undone', redo: 'redone' } as const

const wordsFor = (turns: ReadonlyArray<Turn>): string => {
  const [first] = turns
  if (first === undefined) return ''
  const deed = deeds[first.way]
  return turns.length === 1 ? describeChange({ kind: deed, words: first.line.words }) : `${turns.length} changes ${deed}`
}

const say = (alerts: Pick<AlertBoard, 'show'>, failed: CallFailure): void => {
  const message = serverMessageOf(failed)
  if (message !== undefined) alerts.show(notChangedAlert(message))
}
