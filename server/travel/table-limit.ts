import type { RoadTable } from './travel'

/**
 * The most legs that are remembered, enough for a few projects of a thousand stops: 32 MB. Larger tables are not
 * remembered.
 */
export const MOST_WAYS = 4_000_000

/**
 * Memory of large tables that is free to be used again. The garbage collector does not see how large shared memory is
 * and would leave hundreds of megabytes unused; the references are weak, so it can still free them.
 */
let spare: ReadonlyArray<WeakRef<SharedArrayBuffer>> = []

/** Memory that threads share without copying. */
export const shared = (figures: number): Int32Array => {
  const found = spare.find((room) => (room.deref()?.byteLength ?? 0) >= 4 * figures)
  const room = figures > MOST_WAYS ? found?.deref() : undefined
  if (room === undefined) return new Int32Array(new SharedArrayBuffer(4 * figures))
  spare = spare.filter((one) => one !== found)
  return new Int32Array(room, 0, figures).fill(0)
}

/** Frees the memory of a table, which nobody may read any more. */
export const giveBack = ({ seconds, metres }: Pick<RoadTable, 'seconds' | 'metres'>): void => {
  if (seconds.length <= MOST_WAYS) return
  const rooms = [seconds, metres].flatMap(({ buffer }) =>
    buffer instanceof SharedArrayBuffer ? [new WeakRef(buffer)] : [],
  )
  spare = [...spare.filter((room) => room.deref() !== undefined), ...rooms]
}
