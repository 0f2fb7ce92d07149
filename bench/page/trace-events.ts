import type { CDPSession } from 'playwright'
import { isJsonObject } from '../../src/domain/parse'

/** What a thread of the browser did. `processorMs` leaves out the time in which another thread had the processor. */
export type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly dur: number
  readonly processorMs: number
  readonly thread: string
}

/** What the threads of the browser do during an action, and the name of the page's own thread among them. */
export const traceEventsOf = async (
  session: CDPSession,
  action: () => Promise<unknown>,
): Promise<{ readonly events: ReadonlyArray<TraceEvent>; readonly pageThread: string | undefined }> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { readonly value: ReadonlyArray<unknown> }): void =>
    void events.push(...value.flatMap(traceEventsIn))
  session.on('Tracing.dataCollected', collect)
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
  })
  await action()
  await session.send('Tracing.end')
  await isComplete
  session.off('Tracing.dataCollected', collect)
  return { events, pageThread: events.find(({ name }) => pageEvents.has(name))?.thread }
}

/** Only the thread of a page has these. */
const pageEvents = new Set(['FireAnimationFrame', 'EventDispatch'])

const traceEventsIn = (value: unknown): ReadonlyArray<TraceEvent> => {
  if (!isJsonObject(value)) return []
  const { name, ts, dur, tdur, pid, tid } = value
  if (typeof name !== 'string' || typeof ts !== 'number') return []
  const microseconds = typeof dur === 'number' ? dur : 0
  return [
    {
      name,
      ts,
      dur: microseconds,
      processorMs: (typeof tdur === 'number' ? tdur : microseconds) / 1000,
      thread: `${String(pid)} ${String(tid)}`,
    },
  ]
}

/** The processor time of the longest task of the page's thread during an action, in ms. */
export const longestTaskOf = async (session: CDPSession, action: () => Promise<unknown>): Promise<number> => {
  const { events, pageThread } = await traceEventsOf(session, action)
  const tasks = events.filter(({ name, thread }) => name === 'ThreadControllerImpl::RunTask' && thread === pageThread)
  if (tasks.length === 0) throw new Error('The browser does not say what the page did.')
  return tasks.reduce((longest, { processorMs }) => Math.max(longest, processorMs), 0)
}
