/** The index of the item that a key moves the focus to; undefined if the key does not move it. */
export type NextIndex = (key: string, index: number, count: number) => number | undefined

/** Wraps around at both ends; `index` is -1 while no item has the focus. */
export const nextMenuIndex: NextIndex = (key, index, count) => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** §2: stops at both ends; `index` is -1 while no row has the focus. */
export const nextRowIndex: NextIndex = (key, index, count) => {
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : undefined
  if (key === 'ArrowUp') return index > 0 ? index - 1 : undefined
  return undefined
}
