import type { CDPSession } from 'playwright'

/** How long the page's own thread was at work, in ms: its scripts, and with styles, layout and painting. */
export type ThreadTime = { readonly script: number; readonly task: number }

/** Counts the time that the thread itself runs, without that in which another process has the processor. */
export const countThreadTime = async (session: CDPSession): Promise<() => Promise<ThreadTime>> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const msOf = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000
    return { script: msOf('ScriptDuration'), task: msOf('TaskDuration') }
  }
}
