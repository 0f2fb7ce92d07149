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
import { lockHeld, projectIn, turned } from './change-project'
import type { MemoryServer } from './memory-server'

const ways = {
  undo: { rule: undoChange, deed: 'undone' },
  redo: { rule: redoChange, deed: 'redone' },
} as const

/** A change is taken back or done again where nothing stands in the way; answers the version that the project has then. */
export const turnChange = (
  server: MemoryServer,
  project: ProjectId,
  id: ChangeId,
  way: keyof typeof ways,
): E.Either<Refusal, number> => {
  const found = projectIn(server, project)
  if (E.isLeft(found)) return found
  const { plan, changes, version } = found.right
  const change = changes.find((one) => one.id === id)
  if (change === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
  const { rule, deed: kind } = ways[way]
  const since = latestVersionOf(change)
  const later = changes.filter((one) => one.version > since || (one.undoneVersion ?? 0) > since)
  const next = version + 1
  const marked =
    way === 'undo' ? { ...change, undoneVersion: next } : { ...change, version: next, undoneVersion: undefined }
  return pipe(
    rule(plan, change, later),
    E.mapLeft(notTurned),
    E.flatMap((after) => lockHeld(findBlockingLock(plan, after), after)),
    E.map((after) => {
      const words = describeChange({ kind, words: change.words })
      const kept = changes.map((one) => (one === change ? marked : one))
      return turned(server, found.right, words, { plan: after, changes: kept }).version
    }),
  )
}

const codes: Readonly<Record<UndoRefusal['kind'], RefusalCode>> = {
  'already undone': 'already_undone',
  'not undone': 'not_undone',
  'in the way': 'change_in_the_way',
  'no longer fits': 'change_in_the_way',
}

const notTurned = (refused: UndoRefusal): Refusal => ({
  code: codes[refused.kind],
  message: `${undoRefusalMessage(refused)}.`,
})
