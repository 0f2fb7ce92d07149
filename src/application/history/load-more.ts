import * as E from 'fp-ts/Either'
import type { Attempt } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryStore } from './history-store'

export type LoadMorePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly store: Pick<HistoryStore, 'value' | 'become'>
  readonly attempt: Attempt
}

export type LoadMore = () => Promise<void>

/** The page after those that are known, unless they were read anew while it was on its way. */
export const loadMore =
  ({ history, store, attempt }: LoadMorePorts): LoadMore =>
  async () => {
    const before = store.value.read
    if (before?.next === undefined) return
    const page = await attempt('load the history', history.page(before.projectId, before.next))()
    if (E.isLeft(page) || store.value.read !== before) return
    const changes = [...before.changes, ...page.right.changes]
    store.become({ ...store.value, read: { ...before, changes, next: page.right.next } })
  }
