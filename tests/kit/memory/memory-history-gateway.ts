import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import type { ChangeLine, ChangePage, HistoryGateway } from '../../../src/application/history'
import type { ChangeId } from '../../../src/domain/history'
import { answering } from './answer-request'
import { projectIn } from './change-project'
import type { KeptChange, KeptProject, MemoryServer } from './memory-server'
import { turnChange } from './undo-redo-change'

/** How many changes a page of the history has. */
const PAGE = 50

export const memoryHistoryGateway = (server: MemoryServer): HistoryGateway => ({
  page: (project, before, callingOff) =>
    answering(server, () => E.flatMap(pageBefore(before))(projectIn(server, project)), callingOff),
  undo: (project, change) => answering(server, () => turnChange(server, project, change, 'undo')),
  redo: (project, change) => answering(server, () => turnChange(server, project, change, 'redo')),
})

const pageBefore =
  (before: ChangeId | undefined) =>
  ({ changes }: KeptProject): E.Either<Refusal, ChangePage> =>
    pipe(
      before === undefined ? changes.length : changes.findIndex(({ id }) => id === before),
      E.fromPredicate(
        (end) => end >= 0,
        (): Refusal => ({ code: 'not_found', message: 'There is no such change to list from.' }),
      ),
      E.map((end) => {
        const lines = changes
          .slice(Math.max(end - PAGE, 0), end)
          .toReversed()
          .map(lineOf)
        return { changes: lines, next: end > PAGE ? lines.at(-1)?.id : undefined }
      }),
    )

const lineOf = ({ id, at, by, words, undoneVersion }: KeptChange): ChangeLine => ({
  id,
  at,
  by,
  words,
  undone: undoneVersion !== undefined,
})
