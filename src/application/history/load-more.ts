import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import type { AttemptCall } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'

export type LoadMorePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly store: Pick<HistoryStore, 'value' | 'set'>
  readonly attempt: AttemptCall
}

export type LoadMore = () => Promise<E.Either<CallFailure, void>>

/** Loads the next page. Its answer is ignored if the history was loaded again meanwhile. */
export const loadMore =
  ({ history, store, attempt }: LoadMorePorts): LoadMore =>
  async () => {
    const loaded = store.value.loaded
    if (loaded?.next === undefined) return cancelled
    const page = await attempt('load the history', history.page(loaded.projectId, loaded.next))
    if (E.isLeft(page)) return page
    if (store.value.loaded !== loaded) return cancelled
    const changes = [...loaded.changes, ...page.right.changes]
    store.set({ ...store.value, loaded: { ...loaded, changes, next: page.right.next } })
    return done
  }
