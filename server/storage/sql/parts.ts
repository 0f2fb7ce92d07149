/** How many rows go into one statement: the number of its values is bounded. */
export const MOST_ROWS = 500

export const inParts = <A>(all: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(all.length / MOST_ROWS) }, (_, part) =>
    all.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS),
  )

/** As in a change that somebody made by hand. */
export const isFew = ({ length }: ReadonlyArray<unknown>): boolean => length <= 4
