import * as E from 'fp-ts/Either'
import {
  type ChangeId,
  describeChange,
  type HistoryEntry,
  type HistoryPage,
  type ProjectChanged,
} from '../../domain/history'
import type { ApplyServerChange, PlanStore, ReloadPlan } from '../plan'
import type { SessionStore, CallServer } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'
import {
  currentIndexOf,
  entryOfChange,
  stepsToUndoLast,
  stepsToRedoNext,
  stepsToUndo,
  stepsToRedo,
  type UndoRedoStep,
} from './undo-redo-steps'
import { notChangedAlert } from '../../domain/alert'
import { done, cancelled, serverMessageOf, type CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { AlertActions } from '../alert'
import type { Toast, ToastActions, ToastStore } from '../toast'
import type { LoadHistory, ReadHistory } from './load-history'
import type { UnansweredEdits } from './unanswered-edits'

export type UndoRedoActionsPorts = {
  readonly read: ReadHistory
  readonly run: RunUndoRedo
  readonly store: Pick<HistoryStore, 'value' | 'set' | 'changes'>
  readonly edits: Pick<UnansweredEdits, 'waitForLast' | 'forgetMade'>
  readonly plan: Pick<PlanStore, 'project' | 'open'>
  readonly session: Pick<SessionStore, 'user'>
  readonly toasts: Pick<ToastActions, 'dismiss' | 'undo'> & { readonly store: Pick<ToastStore, 'value'> }
  /** whether the server keeps a history at all */
  readonly serverKeepsHistory: boolean
}

/** Undo and redo in the open project. A change of another user is undone or redone only after a confirmation. */
export type UndoRedoActions = {
  readonly undoLast: () => Promise<E.Either<CallFailure, void>>
  readonly redoNext: () => Promise<E.Either<CallFailure, void>>
  readonly undoTo: (id: ChangeId) => Promise<E.Either<CallFailure, void>>
  readonly redoTo: (id: ChangeId) => Promise<E.Either<CallFailure, void>>
  readonly undoSingle: (entry: HistoryEntry) => Promise<E.Either<CallFailure, void>>
  /** undoes what the toast names, and removes the toast */
  readonly undoToast: () => void
  readonly confirm: () => Promise<E.Either<CallFailure, void>>
  readonly cancel: () => void
}

type FindSteps = (entries: ReadonlyArray<HistoryEntry>) => ReadonlyArray<UndoRedoStep>

export const undoRedoActions = ({
  read,
  run,
  store,
  edits,
  plan,
  session,
  toasts,
  serverKeepsHistory,
}: UndoRedoActionsPorts): UndoRedoActions => {
  // A second press waits for the first, and then undoes the change before it, unless a change was made since.
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = (task: () => Promise<E.Either<CallFailure, void>>): Promise<E.Either<CallFailure, void>> => {
    const result = queue.then(task)
    queue = result
    return result
  }
  let pendingPresses = 0
  let newestId: ChangeId | undefined

  const isByOtherUser = ({ entry }: UndoRedoStep): boolean => entry.by !== session.user?.username
  const runSteps: RunUndoRedo = async (request) => {
    const answer = await run(request)
    edits.forgetMade()
    return answer
  }
  const begin = async (steps: ReadonlyArray<UndoRedoStep>): Promise<E.Either<CallFailure, void>> => {
    const project = plan.project?.id
    if (project === undefined || steps.length === 0) return cancelled
    if (!steps.some(isByOtherUser)) return runSteps({ project, steps })
    store.set({ ...store.value, stepsToConfirm: steps })
    return cancelled
  }
  /** Reads down to the newest change in force. No request is needed if the version on screen comes from a new change. */
  const latestEntries = async (project: ProjectId): Promise<E.Either<CallFailure, ReadonlyArray<HistoryEntry>>> => {
    const newest = entryOfChange(plan.open?.lastChanged)
    if (newest !== undefined) return E.right([newest])
    const answer = await read({ project, isEnough: (entries) => currentIndexOf(entries) < entries.length })
    return E.map(({ changes }: HistoryPage) => changes)(answer)
  }
  const runOnLatest = async (findSteps: FindSteps, isRepeat: boolean): Promise<E.Either<CallFailure, void>> => {
    const project = plan.project?.id
    if (!serverKeepsHistory || project === undefined || store.value.stepsToConfirm !== undefined) return cancelled
    const entries = await latestEntries(project)
    if (E.isLeft(entries)) return entries
    const firstId = entries.right[0]?.id
    if (plan.project?.id !== project || (isRepeat && firstId !== newestId)) return cancelled
    newestId = firstId
    return begin(findSteps(entries.right))
  }
  const onLatest = (findSteps: FindSteps) => (): Promise<E.Either<CallFailure, void>> => {
    const isRepeat = pendingPresses > 0
    pendingPresses += 1
    // What the user has done last may not be answered yet. Where it fails, there is nothing to undo. A slow edit that
    // began earlier than the newest change is not the last.
    const edited = edits.waitForLast()
    return enqueue(async () => {
      const result = E.isRight(await edited) ? await runOnLatest(findSteps, isRepeat) : cancelled
      pendingPresses -= 1
      return result
    })
  }
  const undoSingle = (entry: HistoryEntry): Promise<E.Either<CallFailure, void>> =>
    enqueue(() => begin([{ action: 'undo', entry }]))
  const cancel = (): void => store.set({ ...store.value, stepsToConfirm: undefined })

  return {
    undoLast: onLatest(stepsToUndoLast),
    redoNext: onLatest(stepsToRedoNext),
    undoTo: (id) => enqueue(() => begin(stepsToUndo(store.changes, id))),
    redoTo: (id) => enqueue(() => begin(stepsToRedo(store.changes, id))),
    undoSingle,
    undoToast: () => {
      const undo = toasts.store.value?.undo
      if (undo?.kind !== 'change') return toasts.undo()
      toasts.dismiss()
      void undoSingle(undo.entry)
    },
    confirm: () =>
      enqueue(async () => {
        const { stepsToConfirm } = store.value
        const project = plan.project?.id
        cancel()
        if (stepsToConfirm === undefined || project === undefined) return cancelled
        return runSteps({ project, steps: stepsToConfirm })
      }),
    cancel,
  }
}

type RunUndoRedoPorts = {
  readonly history: Pick<HistoryGateway, 'undo' | 'redo'>
  readonly store: Pick<HistoryStore, 'value' | 'set'>
  readonly alerts: Pick<AlertActions, 'show'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
  readonly apply: ApplyServerChange
  readonly reload: ReloadPlan
  readonly load: LoadHistory
  readonly plan: Pick<PlanStore, 'open'>
}

export type UndoRedoRequest = { readonly project: ProjectId; readonly steps: ReadonlyArray<UndoRedoStep> }

export type RunUndoRedo = (request: UndoRedoRequest) => Promise<E.Either<CallFailure, void>>

/** Runs the steps one after the other. The first refusal ends it, and an alert shows the reason. */
export const runUndoRedo = (ports: RunUndoRedoPorts): RunUndoRedo => {
  const { history, store, alerts, toasts, callServer, apply, reload, load, plan } = ports
  const calls = {
    undo: (project: ProjectId, { id }: UndoRedoStep['entry']) => callServer('undo a change', history.undo(project, id)),
    redo: (project: ProjectId, { id }: UndoRedoStep['entry']) => callServer('redo a change', history.redo(project, id)),
  }
  return async ({ project, steps }) => {
    store.set({ ...store.value, isRunning: true })
    const changes: Array<ProjectChanged | null | undefined> = []
    let failure: CallFailure | undefined
    const applying: Array<Promise<unknown>> = []
    for (const { action, entry } of steps) {
      const answer = await calls[action](project, entry)
      if (E.isLeft(answer)) {
        failure = answer.left
        break
      }
      const { changed } = answer.right
      changes.push(changed)
      store.set({ ...store.value, lastStep: { action, entry } })
      if (changed !== undefined) applying.push(apply({ project, changed }))
    }
    const version = changes.at(-1)?.version
    const stepsDone = steps.slice(0, changes.length)
    if (stepsDone.length > 0)
      toasts.show({
        message: messageFor(stepsDone),
        version: stepsDone.length === 1 ? version : undefined,
        ...undoOfRedo(stepsDone),
      })
    if (failure !== undefined) showFailure(alerts, failure)
    const isLoaded = store.value.loaded?.projectId === project
    // A refusal says the version that has what is in the way.
    const refusedAt = failure?.kind === 'refused' ? failure.version : undefined
    const isRefusedByUnknown = failure !== undefined && (refusedAt ?? Infinity) > (plan.open?.version ?? 0)
    const mustReload = changes.includes(undefined) || isRefusedByUnknown
    if (mustReload) applying.push(reload())
    await Promise.all([
      ...applying,
      isLoaded ? load(project, mustReload ? undefined : (refusedAt ?? version)) : undefined,
    ])
    store.set({ ...store.value, isRunning: false })
    return failure === undefined ? done : E.left(failure)
  }
}

/** One redone change can be undone again; of several, one Undo would undo the last alone. */
const undoOfRedo = ([step, ...others]: ReadonlyArray<UndoRedoStep>): Pick<Toast, 'undo'> =>
  step?.action === 'redo' && others.length === 0
    ? { undo: { kind: 'change', entry: { ...step.entry, isUndone: false } } }
    : {}

const pastTense = { undo: 'undone', redo: 'redone' } as const

const messageFor = (steps: ReadonlyArray<UndoRedoStep>): string => {
  const [firstStep] = steps
  if (firstStep === undefined) return ''
  const verb = pastTense[firstStep.action]
  return steps.length === 1
    ? describeChange({ kind: verb, description: firstStep.entry.description })
    : `${steps.length} changes ${verb}`
}

const showFailure = (alerts: Pick<AlertActions, 'show'>, failure: CallFailure): void => {
  const message = serverMessageOf(failure)
  if (message !== undefined) alerts.show(notChangedAlert(message))
}
