import type { Clock } from '../../../src/application/alert'

/** A clock that a test advances. */
export type MemoryClock = Clock & { readonly advance: (milliseconds: number) => void }

type Timer = { readonly dueAt: number; readonly callback: () => void }

export const memoryClock = (): MemoryClock => {
  const timers = new Set<Timer>()
  let time = 0
  const nextTimer = (endTime: number): Timer | undefined =>
    [...timers].filter((timer) => timer.dueAt <= endTime).toSorted((first, second) => first.dueAt - second.dueAt)[0]
  return {
    now: () => time,
    startTimer: (milliseconds, callback) => {
      const timer = { dueAt: time + milliseconds, callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance: (milliseconds) => {
      const endTime = time + milliseconds
      for (let timer = nextTimer(endTime); timer !== undefined; timer = nextTimer(endTime)) {
        timers.delete(timer)
        time = timer.dueAt
        timer.callback()
      }
      time = endTime
    },
  }
}
