import * as E from 'fp-ts/Either'
import type { ProjectId } from '../../domain/project'
import type { HistoryStore } from './history-store'
import type { ReadHistory } from './read-history'

export type LoadHistoryPorts = {
  readonly read: ReadHistory
  readonly store: Pick<HistoryStore, 'value' | 'become'>
}

export type LoadHistory = (project: ProjectId) => Promise<void>

/**
 * Reads as much as was known of it, which stays on show meanwhile: any line of it may have been undone. Of two answers,
 * that to the later question counts.
 */
export const loadHistory = ({ read, store }: LoadHistoryPorts): LoadHistory => {
  let last = 0
  return async (projectId) => {
    const question = (last += 1)
    const before = store.value.read
    const known = before?.projectId === projectId ? before : undefined
    if (known === undefined) store.become({ ...store.value, read: undefined })
    const wanted = known?.changes.length ?? 0
    const answer = await read(projectId, ({ length }) => length >= wanted)
    if (question !== last) return
    if (E.isRight(answer)) store.become({ ...store.value, read: { projectId, hasFailed: false, ...answer.right } })
    else if (known === undefined)
      store.become({ ...store.value, read: { projectId, hasFailed: true, changes: [], next: undefined } })
  }
}
