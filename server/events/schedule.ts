/** Runs something later; calling the result cancels it. */
export type Alarm = (ms: number, act: () => void) => () => void

export const alarm: Alarm = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
