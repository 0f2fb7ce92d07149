import { setImmediate as nextTick } from 'node:timers/promises'

/** Timers that the test fires. */
export const testClock = () => {
  let now = 0
  const timers = new Set<{ readonly at: number; readonly act: () => void }>()
  return {
    startTimer: (ms: number, act: () => void) => {
      const timer = { at: now + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: async (ms: number): Promise<void> => {
      const until = now + ms
      for (;;) {
        const [next] = Array.from(timers).toSorted((one, other) => one.at - other.at)
        if (next === undefined || next.at > until) break
        now = next.at
        timers.delete(next)
        next.act()
        await waitUntilIdle()
      }
      now = until
      await waitUntilIdle()
    },
    timerCount: () => timers.size,
  }
}

/** Waits until nothing more happens by itself. */
export const waitUntilIdle = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) await nextTick()
}
