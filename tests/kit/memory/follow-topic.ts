import type { FollowEvents, Unsubscribe } from '../../../src/application/gateway'
import type { MemoryServer } from './memory-server'

/** The events of a topic after a version, oldest first, and whether no more can come. */
export type TopicEvents<A> = {
  readonly events: ReadonlyArray<{ readonly id: number; readonly event: A }>
  readonly isClosed: boolean
}

/** Follows a topic of the server, by default from its current version on. */
export const followTopic =
  <A>(
    { listeners, currentFailure }: Pick<MemoryServer, 'listeners' | 'currentFailure'>,
    topic: string,
    currentVersion: number,
    readEvents: (lastVersion: number) => TopicEvents<A>,
  ): FollowEvents<A> =>
  (onEvent, onState, startVersion = currentVersion) => {
    let lastVersion = startVersion
    let state: string | undefined
    let isOver = false
    const reportState = (newState: Parameters<typeof onState>[0]): void => {
      if (isOver || newState === state) return
      state = newState
      if (newState === 'ended' || newState === 'signed-out') stop()
      onState(newState)
    }
    const readNewEvents = (): void => {
      const failure = currentFailure()
      if (failure !== undefined) return reportState(failure.kind === 'signed-out' ? 'signed-out' : 'unavailable')
      const { events, isClosed } = readEvents(lastVersion)
      if (events.length > 0 || !isClosed) reportState('live')
      for (const { id, event } of events) {
        if (isOver) return
        lastVersion = id
        onEvent(event)
      }
      if (isClosed) reportState('ended')
    }
    const removeListener = listeners.add(topic, readNewEvents)
    const stop: Unsubscribe = () => {
      isOver = true
      removeListener()
    }
    queueMicrotask(() => {
      if (!isOver) readNewEvents()
    })
    return stop
  }
