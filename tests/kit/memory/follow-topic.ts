import type { Follow, Leave } from '../../../src/application/gateway'
import type { MemoryServer } from './memory-server'

/** What one may follow: what came after a version, oldest first, and whether nothing more can come. */
export type News<A> = {
  readonly events: ReadonlyArray<{ readonly id: number; readonly event: A }>
  readonly over: boolean
}

/** Follows a topic of the server; `present` is the version that those have seen who say nothing. */
export const followed =
  <A>(
    { bells, trouble }: Pick<MemoryServer, 'bells' | 'trouble'>,
    topic: string,
    present: number,
    since: (seen: number) => News<A>,
  ): Follow<A> =>
  (onEvent, onState, from = present) => {
    let seen = from
    let state: string | undefined
    let isOver = false
    const become = (next: Parameters<typeof onState>[0]): void => {
      if (isOver || next === state) return
      state = next
      if (next === 'over' || next === 'signed-out') stop()
      onState(next)
    }
    const look = (): void => {
      const failed = trouble()
      if (failed !== undefined) return become(failed.kind === 'signed-out' ? 'signed-out' : 'away')
      const { events, over } = since(seen)
      if (events.length > 0 || !over) become('live')
      for (const { id, event } of events) {
        if (isOver) return
        seen = id
        onEvent(event)
      }
      if (over) become('over')
    }
    const callOff = bells.hang(topic, look)
    const stop: Leave = () => {
      isOver = true
      callOff()
    }
    queueMicrotask(() => {
      if (!isOver) look()
    })
    return stop
  }
