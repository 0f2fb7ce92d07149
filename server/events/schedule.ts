/** Runs something later; calling the result cancels it. */
export type Schedule = (ms: number, callback: () => void) => () => void

export const schedule: Schedule = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}
