/** Indexes in groups: those of group g stand in `indexes` from `first[g]` to before `first[g + 1]`, in their order. */
export type GroupedIndexes = { readonly first: Int32Array; readonly indexes: Int32Array }

/** An index whose group is negative is left out. */
export const groupIndexes = (
  length: number,
  groupCount: number,
  groupOf: (index: number) => number,
): GroupedIndexes => {
  const first = new Int32Array(groupCount + 1)
  for (let index = 0; index < length; index += 1) {
    const group = groupOf(index)
    if (group >= 0) first[group + 1] = (first[group + 1] ?? 0) + 1
  }
  for (let group = 0; group < groupCount; group += 1) first[group + 1] = (first[group + 1] ?? 0) + (first[group] ?? 0)
  const indexes = new Int32Array(first[groupCount] ?? 0)
  const next = first.slice()
  for (let index = 0; index < length; index += 1) {
    const group = groupOf(index)
    if (group < 0) continue
    const at = next[group] ?? 0
    indexes[at] = index
    next[group] = at + 1
  }
  return { first, indexes }
}
