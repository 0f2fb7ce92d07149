import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const LOOK_MS = 2

/** Waits for something that nobody reports. */
export const until = async (words: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const since = performance.now()
  while (!(await isSo())) {
    assert(performance.now() - since < PATIENCE_MS, `It never came to be so: ${words}`)
    await setTimeout(LOOK_MS)
  }
}
