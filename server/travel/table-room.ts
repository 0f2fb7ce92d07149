import type { RoadTable } from './travel'

/** As many ways as a few projects of a thousand stops have between them: 32 MB. Larger tables are not remembered. */
export const MOST_WAYS = 4_000_000

/**
 * Room that large tables have given back, for the next. The garbage collector does not know how large shared memory is,
 * and would let a few hundred megabytes lie about; it may have these when it comes by.
 */
let spare: ReadonlyArray<WeakRef<SharedArrayBuffer>> = []

/** Threads look into it without a copy. */
export const shared = (figures: number): Int32Array => {
  const found = spare.find((room) => (room.deref()?.byteLength ?? 0) >= 4 * figures)
  const room = figures > MOST_WAYS ? found?.deref() : undefined
  if (room === undefined) return new Int32Array(new SharedArrayBuffer(4 * figures))
  spare = spare.filter((one) => one !== found)
  return new Int32Array(room, 0, figures).fill(0)
}

/** Nobody looks into the table any more, or cares for what he sees there. */
export const giveBack = ({ seconds, metres }: Pick<RoadTable, 'seconds' | 'metres'>): void => {
  if (seconds.length <= MOST_WAYS) return
  const rooms = [seconds, metres].flatMap(({ buffer }) =>
    buffer instanceof SharedArrayBuffer ? [new WeakRef(buffer)] : [],
  )
  spare = [...spare.filter((room) => room.deref() !== undefined), ...rooms]
}
