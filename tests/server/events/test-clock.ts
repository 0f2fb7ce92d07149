import { setImmediate as aMoment } from 'node:timers/promises'

/** Timers that the test fires. */
export const aClock = () => {
  let now = 0
  const alarms = new Set<{ readonly at: number; readonly act: () => void }>()
  return {
    alarm: (ms: number, act: () => void) => {
      const one = { at: now + ms, act }
      alarms.add(one)
      return () => void alarms.delete(one)
    },
    pass: async (ms: number): Promise<void> => {
      now += ms
      for (const one of Array.from(alarms)) if (one.at <= now && alarms.delete(one)) one.act()
      await settled()
    },
    set: () => alarms.size,
  }
}

/** Waits until nothing more happens by itself. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await aMoment()
}
