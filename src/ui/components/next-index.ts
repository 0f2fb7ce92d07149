/** Where a key leads from one of `count` things in a row; nothing where it means nothing. */
export type NextIndex = (key: string, index: number, count: number) => number | undefined

/** Through the items of a menu, round and round. Before the first is -1. */
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

/** §2: up and down the rows of a list, which has two ends. */
export const nextRowIndex: NextIndex = (key, index, count) => {
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : undefined
  if (key === 'ArrowUp') return index > 0 ? index - 1 : undefined
  return undefined
}
