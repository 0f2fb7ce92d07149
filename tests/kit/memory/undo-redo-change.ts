import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal, RefusalCode } from '../../../contract'
import {
  latestVersionOf,
  undoRefusalMessage,
  redoChange,
  undoChange,
  describeChange,
  type ChangeId,
  type UndoRefusal,
} from '../../../src/domain/history'
import { findBlockingLock } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import { refuseBrokenLock, findProject, storeVersion } from './change-project'
import type { MemoryServer } from './memory-server'

const actions = {
  undo: { rule: undoChange, deed: 'undone' },
  redo: { rule: redoChange, deed: 'redone' },
} as const

/** A change is taken back or done again where nothing stands in the way; answers the version that the project has then. */
export const undoOrRedoChange = (
  server: MemoryServer,
  project: ProjectId,
  id: ChangeId,
  action: keyof typeof actions,
): E.Either<Refusal, number> => {
  const stored = findProject(server, project)
  if (E.isLeft(stored)) return stored
  const { plan, changes, version } = stored.right
  const change = changes.find((other) => other.id === id)
  if (change === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
  const { rule, deed: kind } = actions[action]
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
    E.flatMap((after) => refuseBrokenLock(findBlockingLock(plan, after), after)),
    E.map((after) => {
      const words = describeChange({ kind, words: change.words })
      const changesAfter = changes.map((other) => (other === change ? markedChange : other))
      return storeVersion(server, stored.right, words, { plan: after, changes: changesAfter }).version
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
