import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { Attempt } from '../session'
import type { ChangeLine, ChangePage, HistoryGateway } from './history-gateway'

export type ReadHistoryPorts = { readonly history: Pick<HistoryGateway, 'page'>; readonly attempt: Attempt }

/** Reads the history from its newest change on, page by page, until what was read is enough or there is no more. */
export type ReadHistory = (
  project: ProjectId,
  isEnough: (changes: ReadonlyArray<ChangeLine>) => boolean,
) => Promise<E.Either<CallFailure, ChangePage>>

export const readHistory =
  ({ history, attempt }: ReadHistoryPorts): ReadHistory =>
  async (project, isEnough) => {
    let read: ChangePage = { changes: [], next: undefined }
    do {
      const page = await attempt('load the history', history.page(project, read.next))()
      if (E.isLeft(page)) return page
      read = { changes: [...read.changes, ...page.right.changes], next: page.right.next }
    } while (read.next !== undefined && !isEnough(read.changes))
    return E.right(read)
  }
