import { setTimeout } from 'node:timers/promises'
import type { ApiClient } from './api-client'

/** The bytes of an event, and when the last of them arrived. */
export type ReceivedEvent = { readonly bytes: number; readonly receivedAt: number }

export type ProjectListener = {
  /** waits for the event of the last edit */
  readonly nextEvent: () => Promise<ReceivedEvent>
  readonly stop: () => void
}

/** An event is complete after this long without another byte. */
const COMPLETE_MS = 50
const TIMEOUT_MS = 10_000

const noEvent: ReceivedEvent = { bytes: 0, receivedAt: 0 }

/** Keeps the event stream of a project open, as a screen does. */
export const listenToProject = async (client: ApiClient, project: string): Promise<ProjectListener> => {
  const abort = new AbortController()
  const reader = (await client.openEvents(project, abort.signal)).getReader()
  let received = noEvent
  const readStream = async (): Promise<void> => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      received = { bytes: received.bytes + part.value.length, receivedAt: performance.now() }
  }
  // `stop` ends the stream with an error; if it ends earlier, `nextEvent` times out.
  readStream().catch(() => undefined)
  const listener: ProjectListener = {
    nextEvent: async () => {
      const until = performance.now() + TIMEOUT_MS
      while (received.bytes === 0 || performance.now() - received.receivedAt < COMPLETE_MS) {
        if (performance.now() > until) throw new Error('No event arrived.')
        await setTimeout(5)
      }
      const event = received
      received = noEvent
      return event
    },
    stop: () => abort.abort(),
  }
  // The first line of a stream is not an event.
  await listener.nextEvent()
  return listener
}
