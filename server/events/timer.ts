/** Runs the callback after so many milliseconds; calling the result cancels it. */
export type StartTimer = (ms: number, callback: () => void) => () => void

export const startTimer: StartTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}
