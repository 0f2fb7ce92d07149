import type { Browser, Page } from 'playwright'
import { isJsonObject } from '../../src/domain/parse'

/** The names of script events in a browser trace. */
const scriptEvents = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch'])

/** The page's main thread; painting has its own. */
const PAGE_THREAD = 'CrRendererMain'

type Script<A> = { readonly task: number; readonly result: A }
type Event = Readonly<Record<string, unknown>>

/** The longest script on the page's main thread during an action, in ms. */
export const longestScript = async <A>(browser: Browser, page: Page, action: () => Promise<A>): Promise<Script<A>> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const result = await action()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events =
    isJsonObject(trace) && Array.isArray(trace['traceEvents']) ? trace['traceEvents'].filter(isJsonObject) : []
  const pageThreads = new Set(events.filter(isPageThreadName).map(threadOf))
  if (pageThreads.size === 0) throw new Error('The browser does not say which thread is the page’s own.')
  return { task: Math.max(0, ...events.filter((event) => pageThreads.has(threadOf(event))).map(scriptMs)), result }
}

const threadOf = ({ pid, tid }: Event): string => `${String(pid)} ${String(tid)}`

const isPageThreadName = ({ name, args }: Event): boolean =>
  name === 'thread_name' && isJsonObject(args) && args['name'] === PAGE_THREAD

const scriptMs = ({ name, tdur, dur }: Event): number => {
  if (typeof name !== 'string' || !scriptEvents.has(name)) return 0
  const microseconds = tdur ?? dur
  return typeof microseconds === 'number' ? microseconds / 1000 : 0
}
