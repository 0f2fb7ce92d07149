import type { Browser, Page } from 'playwright'
import { isRecord } from '../../src/domain/reading'

/** What a browser writes down of a script that it runs, whoever called it. */
const scripts = new Set(['FunctionCall', 'EvaluateScript', 'FireAnimationFrame', 'TimerFire', 'EventDispatch'])

type Script<A> = { readonly task: number; readonly done: A }

/** The longest that a script kept the page, in ms of work, while something was done. */
export const longestScript = async <A>(browser: Browser, page: Page, act: () => Promise<A>): Promise<Script<A>> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const done = await act()
  const written: unknown = JSON.parse((await browser.stopTracing()).toString())
  const events = isRecord(written) && Array.isArray(written['traceEvents']) ? written['traceEvents'] : []
  return { task: Math.max(0, ...events.map(scriptIn)), done }
}

const scriptIn = (event: unknown): number => {
  if (!isRecord(event) || typeof event['name'] !== 'string' || !scripts.has(event['name'])) return 0
  const microseconds = event['tdur'] ?? event['dur']
  return typeof microseconds === 'number' ? microseconds / 1000 : 0
}
