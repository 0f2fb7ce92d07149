/** The most rows in one statement, since databases limit the number of its values. */
export const MOST_ROWS = 500

export const inParts = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / MOST_ROWS) }, (_, part) =>
    all.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
  )

/** As few as in a change that a user makes by hand. */
export const isFew = ({ length }: ReadonlyArray<unknown>): boolean => length <= 4
