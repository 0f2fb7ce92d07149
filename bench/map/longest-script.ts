import type { Browser, Page } from 'playwright'
import { isRecord } from '../../src/domain/parse'

/** The names in a browser's trace for a script at work, whatever started it. */
const scripts = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch'])

/** The page's main thread, which answers the user. Painting has other threads. */
const PAGE = 'CrRendererMain'

type Script<A> = { readonly task: number; readonly done: A }
type Event = Readonly<Record<string, unknown>>

/** The longest that one script kept the page's thread busy during an act, in ms. */
export const longestScript = async <A>(browser: Browser, page: Page, act: () => Promise<A>): Promise<Script<A>> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const done = await act()
  const written: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events =
    isRecord(written) && Array.isArray(written['traceEvents']) ? written['traceEvents'].filter(isRecord) : []
  const pages = new Set(events.filter(isNameOfPage).map(threadOf))
  if (pages.size === 0) throw new Error('The browser does not say which thread is the page’s own.')
  return { task: Math.max(0, ...events.filter((event) => pages.has(threadOf(event))).map(scriptIn)), done }
}

const threadOf = ({ pid, tid }: Event): string => `${String(pid)} ${String(tid)}`

const isNameOfPage = ({ name, args }: Event): boolean =>
  name === 'thread_name' && isRecord(args) && args['name'] === PAGE

const scriptIn = ({ name, tdur, dur }: Event): number => {
  if (typeof name !== 'string' || !scripts.has(name)) return 0
  const microseconds = tdur ?? dur
  return typeof microseconds === 'number' ? microseconds / 1000 : 0
}
