import type { LegTable } from './travel'

/**
 * The maximum number of cached legs, enough for a few projects of a thousand stops: 32 MB. Larger tables are not
 * cached.
 */
export const MAX_CACHED_LEGS = 4_000_000

/**
 * Memory of large tables that is free to be used again. The garbage collector does not see how large shared memory is
 * and would leave hundreds of megabytes unused; the references are weak, so it can still free them.
 */
let spareBuffers: ReadonlyArray<WeakRef<SharedArrayBuffer>> = []

/** Memory that threads share without copying. */
export const allocateShared = (length: number): Int32Array => {
  const reusable = spareBuffers.find((buffer) => (buffer.deref()?.byteLength ?? 0) >= 4 * length)
  const buffer = length > MAX_CACHED_LEGS ? reusable?.deref() : undefined
  if (buffer === undefined) return new Int32Array(new SharedArrayBuffer(4 * length))
  spareBuffers = spareBuffers.filter((spareBuffer) => spareBuffer !== reusable)
  return new Int32Array(buffer, 0, length).fill(0)
}

/** Frees the memory of a table, which must not be read afterwards. */
export const releaseTable = ({ seconds, metres }: Pick<LegTable, 'seconds' | 'metres'>): void => {
  if (seconds.length <= MAX_CACHED_LEGS) return
  const released = [seconds, metres].flatMap(({ buffer }) =>
    buffer instanceof SharedArrayBuffer ? [new WeakRef(buffer)] : [],
  )
  spareBuffers = [...spareBuffers.filter((spareBuffer) => spareBuffer.deref() !== undefined), ...released]
}
