import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import type { HistoryEntry, HistoryPage, HistoryGateway } from '../../../src/application/history'
import type { ChangeId } from '../../../src/domain/history'
import { answerRequest } from './answer-request'
import { findProject } from './change-project'
import type { StoredChange, StoredProject, MemoryServer } from './memory-server'
import { undoOrRedoChange } from './undo-redo-change'

/** How many changes a page of the history has. */
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

const entryOf = ({ id, at, by, words, undoneVersion }: StoredChange): HistoryEntry => ({
  id,
  at,
  by,
  words,
  undone: undoneVersion !== undefined,
})
