/** More than anybody drives, and few enough for every database. */
export const MAX_ROUTE_INDEX = 99_999

/** The least index that is not taken, then the next, and so on. */
export const freeIndexGenerator = (usedIndexes: ReadonlySet<number>): (() => number) => {
  let next = -1
  return () => {
    do next += 1
    while (usedIndexes.has(next))
    return next
  }
}
