import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal, RefusalCode } from '../../../contract'
import type { EditResult } from '../../../src/application/gateway'
import type { HistoryGateway } from '../../../src/application/history'
import {
  type ChangeId,
  latestVersionOf,
  undoRefusalMessage,
  describeChange,
  type UndoRefusal,
  type HistoryEntry,
  type HistoryPage,
} from '../../../src/domain/history'
import { answerRequest } from './answer-request'
import { editedBy, findProject, refuseBrokenLock, storeVersion } from './change-project'
import type { StoredChange, StoredProject, MemoryServer } from './memory-server'
import { findLockBrokenByUndo } from '../../../src/domain/lock'
import type { ProjectId } from '../../../src/domain/project'
import { planAfterRedo, planAfterUndo } from '../undo-redo-at-once'

/** The number of changes on a page of the history. */
const PAGE_SIZE = 50

export const memoryHistoryGateway = (server: MemoryServer): HistoryGateway => ({
  page: (project, before, cancelSignal) =>
    answerRequest(server, () => E.flatMap(pageBefore(before))(findProject(server, project)), cancelSignal),
  undo: (project, change) => answerRequest(server, () => undoOrRedoChange(server, project, change, 'undo')),
  redo: (project, change) => answerRequest(server, () => undoOrRedoChange(server, project, change, 'redo')),
})

const pageBefore =
  (before: ChangeId | undefined) =>
  ({ changes }: StoredProject): E.Either<Refusal, HistoryPage> =>
    pipe(
      before === undefined ? changes.length : changes.findIndex(({ id }) => id === before),
      E.fromPredicate(
        (endIndex) => endIndex >= 0,
        (): Refusal => ({ code: 'not_found', message: 'There is no such change to list from.' }),
      ),
      E.map((endIndex) => {
        const entries = changes
          .slice(Math.max(endIndex - PAGE_SIZE, 0), endIndex)
          .toReversed()
          .map(entryOf)
        return { changes: entries, next: endIndex > PAGE_SIZE ? entries.at(-1)?.id : undefined }
      }),
    )

const entryOf = ({ id, at, by, description, undoneVersion }: StoredChange): HistoryEntry => ({
  id,
  at,
  by,
  description,
  isUndone: undoneVersion !== undefined,
  undoneVersion,
})

const actions = {
  undo: { rule: planAfterUndo, kind: 'undone' },
  redo: { rule: planAfterRedo, kind: 'redone' },
} as const

/** Undoes or redoes a change unless it conflicts; answers the new version of the project. */
const undoOrRedoChange = (
  server: MemoryServer,
  project: ProjectId,
  id: ChangeId,
  action: keyof typeof actions,
): E.Either<Refusal, EditResult<number>> => {
  const stored = findProject(server, project)
  if (E.isLeft(stored)) return stored
  const { plan, changes, version } = stored.right
  const change = changes.find((other) => other.id === id)
  if (change === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
  const { rule, kind } = actions[action]
  const lastVersion = latestVersionOf(change)
  const laterChanges = changes.filter(
    (other) => other.version > lastVersion || (other.undoneVersion ?? 0) > lastVersion,
  )
  const nextVersion = version + 1
  const markedChange =
    action === 'undo'
      ? { ...change, undoneVersion: nextVersion }
      : { ...change, version: nextVersion, undoneVersion: undefined }
  return pipe(
    rule(plan, change, laterChanges),
    E.mapLeft(refusalOf),
    E.flatMap((after) => refuseBrokenLock(server, findLockBrokenByUndo(plan, after), after)),
    E.map((after) => {
      const description = describeChange({ kind, description: change.description })
      const changesAfter = changes.map((other) => (other === change ? markedChange : other))
      const storedAfter = storeVersion(server, stored.right, description, {
        plan: after,
        changes: changesAfter,
        sent: { id, action: kind, change: change.change },
      })
      return editedBy({ before: stored.right, after: storedAfter }, storedAfter.version)
    }),
  )
}

const codes: Readonly<Record<UndoRefusal['kind'], RefusalCode>> = {
  'already undone': 'already_undone',
  'not undone': 'not_undone',
  'in the way': 'change_in_the_way',
  'no longer fits': 'change_in_the_way',
}

const refusalOf = (reason: UndoRefusal): Refusal => ({
  code: codes[reason.kind],
  message: `${undoRefusalMessage(reason)}.`,
})
