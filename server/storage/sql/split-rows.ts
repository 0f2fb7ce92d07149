/** Maximum number of rows per statement, because databases limit the number of its values. */
export const MAX_ROWS = 500

export const splitRows = <A>(rows: ReadonlyArray<A>, size = MAX_ROWS): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, partIndex) =>
    rows.slice(partIndex * size, (partIndex + 1) * size),
  )

/** Whether there are as few rows as in a change that a user makes by hand. */
export const isSmallChange = ({ length }: ReadonlyArray<unknown>): boolean => length <= 4
