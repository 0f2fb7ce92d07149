import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import type { HistoryStore } from './history-store'
import type { CallServer } from '../session'
import type { HistoryGateway } from './history-gateway'
import type { HistoryEntry, HistoryPage } from '../../domain/history'

type Result = ReturnType<LoadHistory>

type Load = { readonly projectId: ProjectId; readonly version: number | undefined; readonly result: Result }

export type LoadHistoryPorts = {
  readonly read: ReadHistory
  readonly store: Pick<HistoryStore, 'value' | 'set'>
}

/** With the version of the plan, the history of that version is loaded once. */
export type LoadHistory = (project: ProjectId, version?: number) => Promise<E.Either<CallFailure, void>>

/**
 * Reads as many entries as were loaded before, since any of them may be undone by now. The loaded entries stay on screen
 * meanwhile. Only the answer to the last request counts.
 */
export const loadHistory = ({ read, store }: LoadHistoryPorts): LoadHistory => {
  let lastRequest = 0
  let lastLoad: Load | undefined
  let runningLoad: Load | undefined

  const loadNow = async (projectId: ProjectId): Result => {
    const request = (lastRequest += 1)
    const loadedBefore = store.value.loaded
    const previous = loadedBefore?.projectId === projectId ? loadedBefore : undefined
    if (previous === undefined) store.set({ ...store.value, loaded: undefined })
    const loadedCount = previous?.changes.length ?? 0
    const answer = await read({ project: projectId, isEnough: ({ length }) => length >= loadedCount })
    if (request !== lastRequest) return cancelled
    if (E.isLeft(answer)) {
      if (previous === undefined)
        store.set({ ...store.value, loaded: { projectId, hasFailed: true, changes: [], next: undefined } })
      return answer
    }
    store.set({ ...store.value, loaded: { projectId, hasFailed: false, ...answer.right } })
    return done
  }

  return async (projectId, version) => {
    // A change of project or user empties the store.
    const isLoadingOrLoaded = lastLoad === runningLoad || store.value.loaded?.projectId === projectId
    if (version !== undefined && lastLoad?.projectId === projectId && lastLoad.version === version && isLoadingOrLoaded)
      return lastLoad.result
    const load = { projectId, version, result: loadNow(projectId) }
    lastLoad = load
    runningLoad = load
    const result = await load.result
    if (runningLoad === load) runningLoad = undefined
    if (E.isLeft(result) && lastLoad === load) lastLoad = undefined
    return result
  }
}

type LoadMorePorts = {
  readonly history: Pick<HistoryGateway, 'page'>
  readonly store: Pick<HistoryStore, 'value' | 'set'>
  readonly callServer: CallServer
}

export type LoadMore = () => Promise<E.Either<CallFailure, void>>

/** Loads the next page. Its answer is ignored if the history was loaded again meanwhile. */
export const loadMore =
  ({ history, store, callServer }: LoadMorePorts): LoadMore =>
  async () => {
    const loaded = store.value.loaded
    if (loaded?.next === undefined) return cancelled
    const page = await callServer('load the history', history.page(loaded.projectId, loaded.next))
    if (E.isLeft(page)) return page
    if (store.value.loaded !== loaded) return cancelled
    const changes = [...loaded.changes, ...page.right.changes]
    store.set({ ...store.value, loaded: { ...loaded, changes, next: page.right.next } })
    return done
  }

type ReadHistoryPorts = { readonly history: Pick<HistoryGateway, 'page'>; readonly callServer: CallServer }

type HistoryRequest = {
  readonly project: ProjectId
  readonly isEnough: (changes: ReadonlyArray<HistoryEntry>) => boolean
}

/** Reads the history from its newest change on, page by page, until what was read is enough or there is no more. */
export type ReadHistory = (request: HistoryRequest) => Promise<E.Either<CallFailure, HistoryPage>>

export const readHistory =
  ({ history, callServer }: ReadHistoryPorts): ReadHistory =>
  async ({ project, isEnough }) => {
    let result: HistoryPage = { changes: [], next: undefined }
    do {
      const page = await callServer('load the history', history.page(project, result.next))
      if (E.isLeft(page)) return page
      result = { changes: [...result.changes, ...page.right.changes], next: page.right.next }
    } while (result.next !== undefined && !isEnough(result.changes))
    return E.right(result)
  }
