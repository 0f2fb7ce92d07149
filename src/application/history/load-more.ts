import * as E from 'fp-ts/Either'
import type { Attempt } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'

export type LoadMorePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly store: Pick<HistoryStore, 'value' | 'set'>
  readonly attempt: Attempt
}

export type LoadMore = () => Promise<void>

/** The page after those that are known, unless they were read anew while it was on its way. */
export const loadMore =
  ({ history, store, attempt }: LoadMorePorts): LoadMore =>
  async () => {
    const loaded = store.value.loaded
    if (loaded?.next === undefined) return
    const page = await attempt('load the history', history.page(loaded.projectId, loaded.next))()
    if (E.isLeft(page) || store.value.loaded !== loaded) return
    const changes = [...loaded.changes, ...page.right.changes]
    store.set({ ...store.value, loaded: { ...loaded, changes, next: page.right.next } })
  }
