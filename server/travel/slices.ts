import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** How many milliseconds to calculate before the event loop gets its turn. */
const SLICE_MS = 10

/** Lets the event loop run where a slice of time is used up, and then does what `afterPause` says. */
export const pauseAfterSlices = (afterPause: () => void = () => undefined): (() => Promise<void>) => {
  let sliceStart = performance.now()
  return async () => {
    if (performance.now() - sliceStart < SLICE_MS) return
    await yieldToEventLoop()
    afterPause()
    sliceStart = performance.now()
  }
}
