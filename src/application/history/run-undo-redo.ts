import * as E from 'fp-ts/Either'
import { notChangedAlert } from '../../domain/alert'
import { serverMessageOf, type CallFailure } from '../../domain/failure'
import { describeChange } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { AlertActions } from '../alert'
import type { ReloadPlan } from '../plan'
import type { Attempt } from '../session'
import type { ToastActions } from '../toast'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'
import type { LoadHistory } from './load-history'
import type { UndoRedoStep } from './changes-to-undo'

export type RunUndoRedoPorts = {
  readonly history: Pick<HistoryGateway, 'undo' | 'redo'>
  readonly store: Pick<HistoryStore, 'value' | 'set'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly attempt: Attempt
  readonly reload: ReloadPlan
  readonly load: LoadHistory
}

export type RunUndoRedo = (project: ProjectId, steps: ReadonlyArray<UndoRedoStep>) => Promise<void>

/** One after the other. The first that is refused ends it, and the server says what is in the way. */
export const runUndoRedo = (ports: RunUndoRedoPorts): RunUndoRedo => {
  const { history, store, alerts, toasts, attempt, reload, load } = ports
  const calls = {
    undo: (project: ProjectId, { id }: UndoRedoStep['entry']) => attempt('undo a change', history.undo(project, id)),
    redo: (project: ProjectId, { id }: UndoRedoStep['entry']) => attempt('redo a change', history.redo(project, id)),
  }
  return async (project, steps) => {
    store.set({ ...store.value, isRunning: true })
    let doneCount = 0
    let failure: CallFailure | undefined
    for (const { action, entry } of steps) {
      const answer = await calls[action](project, entry)()
      if (E.isLeft(answer)) {
        failure = answer.left
        break
      }
      doneCount += 1
    }
    if (doneCount > 0) toasts.show({ message: messageFor(steps.slice(0, doneCount)) })
    if (failure !== undefined) showFailure(alerts, failure)
    const isLoaded = store.value.loaded?.projectId === project
    await Promise.all([reload(), isLoaded ? load(project) : undefined])
    store.set({ ...store.value, isRunning: false })
  }
}

const pastTense = { undo: 'undone', redo: 'redone' } as const

const messageFor = (steps: ReadonlyArray<UndoRedoStep>): string => {
  const [firstStep] = steps
  if (firstStep === undefined) return ''
  const verb = pastTense[firstStep.action]
  return steps.length === 1
    ? describeChange({ kind: verb, words: firstStep.entry.words })
    : `${steps.length} changes ${verb}`
}

const showFailure = (alerts: Pick<AlertActions, 'show'>, failure: CallFailure): void => {
  const message = serverMessageOf(failure)
  if (message !== undefined) alerts.show(notChangedAlert(message))
}
