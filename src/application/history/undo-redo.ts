import * as E from 'fp-ts/Either'
import type { ChangeId } from '../../domain/history'
import type { PlanStore } from '../plan'
import type { SessionStore } from '../session'
import type { HistoryEntry } from './history-gateway'
import type { HistoryStore } from './history-store'
import type { ReadHistory } from './read-history'
import {
  currentIndexOf,
  undoLastStep,
  redoNextStep,
  stepsToUndo,
  stepsToRedo,
  type UndoRedoStep,
} from './changes-to-undo'
import type { RunUndoRedo } from './run-undo-redo'

export type HistoryActionsPorts = {
  readonly read: ReadHistory
  readonly run: RunUndoRedo
  readonly store: Pick<HistoryStore, 'value' | 'set' | 'changes'>
  readonly plan: Pick<PlanStore, 'project'>
  readonly session: Pick<SessionStore, 'user'>
  /** whether the server keeps a history at all */
  readonly hasHistory: boolean
}

/** What one does with the history of the open project. What reaches a change of somebody else is asked first. */
export type HistoryActions = {
  readonly undoLast: () => Promise<void>
  readonly redoLast: () => Promise<void>
  readonly undoTo: (id: ChangeId) => Promise<void>
  readonly redoTo: (id: ChangeId) => Promise<void>
  readonly undoSingle: (entry: HistoryEntry) => Promise<void>
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

type FindSteps = (entries: ReadonlyArray<HistoryEntry>) => ReadonlyArray<UndoRedoStep>

export const historyActions = ({
  read,
  run,
  store,
  plan,
  session,
  hasHistory,
}: HistoryActionsPorts): HistoryActions => {
  // A second press means the change before the last one: it waits for the first, and does nothing if a change was made since.
  let queue = Promise.resolve()
  const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task))
  let pendingPresses = 0
  let newestId: ChangeId | undefined

  const isByOtherUser = ({ entry }: UndoRedoStep): boolean => entry.by !== session.user?.username
  const begin = async (steps: ReadonlyArray<UndoRedoStep>): Promise<void> => {
    const project = plan.project?.id
    if (project === undefined || steps.length === 0) return
    if (steps.some(isByOtherUser)) store.set({ ...store.value, stepsToConfirm: steps })
    else await run(project, steps)
  }
  const runOnLatest = async (findSteps: FindSteps, isRepeat: boolean): Promise<void> => {
    const project = plan.project?.id
    if (!hasHistory || project === undefined || store.value.stepsToConfirm !== undefined) return
    const answer = await read(project, (entries) => currentIndexOf(entries) < entries.length)
    if (E.isLeft(answer) || plan.project?.id !== project) return
    const firstId = answer.right.changes[0]?.id
    if (isRepeat && firstId !== newestId) return
    newestId = firstId
    await begin(findSteps(answer.right.changes))
  }
  const onLatest = (findSteps: FindSteps) => (): Promise<void> => {
    const isRepeat = pendingPresses > 0
    pendingPresses += 1
    return enqueue(async () => {
      await runOnLatest(findSteps, isRepeat)
      pendingPresses -= 1
    })
  }
  const cancel = (): void => store.set({ ...store.value, stepsToConfirm: undefined })

  return {
    undoLast: onLatest(undoLastStep),
    redoLast: onLatest(redoNextStep),
    undoTo: (id) => enqueue(() => begin(stepsToUndo(store.changes, id))),
    redoTo: (id) => enqueue(() => begin(stepsToRedo(store.changes, id))),
    undoSingle: (entry) => enqueue(() => begin([{ action: 'undo', entry }])),
    confirm: () =>
      enqueue(async () => {
        const { stepsToConfirm } = store.value
        const project = plan.project?.id
        cancel()
        if (stepsToConfirm !== undefined && project !== undefined) await run(project, stepsToConfirm)
      }),
    cancel,
  }
}
