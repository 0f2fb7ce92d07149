import type { Clock } from '../../../src/application/alert'

/** A clock that stands until it is told to go on. */
export type MemoryClock = Clock & { readonly pass: (milliseconds: number) => void }

type Alarm = { readonly at: number; readonly run: () => void }

export const memoryClock = (): MemoryClock => {
  const alarms = new Set<Alarm>()
  let time = 0
  const next = (until: number): Alarm | undefined =>
    [...alarms].filter((alarm) => alarm.at <= until).toSorted((one, other) => one.at - other.at)[0]
  return {
    now: () => time,
    after: (milliseconds, run) => {
      const alarm = { at: time + milliseconds, run }
      alarms.add(alarm)
      return () => void alarms.delete(alarm)
    },
    pass: (milliseconds) => {
      const until = time + milliseconds
      for (let alarm = next(until); alarm !== undefined; alarm = next(until)) {
        alarms.delete(alarm)
        time = alarm.at
        alarm.run()
      }
      time = until
    },
  }
}
