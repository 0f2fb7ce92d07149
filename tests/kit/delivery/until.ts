import assert from 'node:assert/strict'

const PATIENCE_MS = 5_000

/** Waits until something is true. */
export const until = async (isSo: () => boolean): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (!isSo()) {
    assert(Date.now() < end, 'It did not come about in time.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
