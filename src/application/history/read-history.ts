import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { AttemptCall } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryEntry, HistoryPage } from '../../domain/history'

export type ReadHistoryPorts = { readonly history: Pick<HistoryGateway, 'page'>; readonly attempt: AttemptCall }

export type HistoryRequest = {
  readonly project: ProjectId
  readonly isEnough: (changes: ReadonlyArray<HistoryEntry>) => boolean
}

/** Reads the history from its newest change on, page by page, until what was read is enough or there is no more. */
export type ReadHistory = (request: HistoryRequest) => Promise<E.Either<CallFailure, HistoryPage>>

export const readHistory =
  ({ history, attempt }: ReadHistoryPorts): ReadHistory =>
  async ({ project, isEnough }) => {
    let result: HistoryPage = { changes: [], next: undefined }
    do {
      const page = await attempt('load the history', history.page(project, result.next))
      if (E.isLeft(page)) return page
      result = { changes: [...result.changes, ...page.right.changes], next: page.right.next }
    } while (result.next !== undefined && !isEnough(result.changes))
    return E.right(result)
  }
