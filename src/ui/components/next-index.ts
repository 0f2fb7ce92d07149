/** Where a key leads from one of `count` things in a row; nothing where it means nothing. */
export type Step = (key: string, at: number, count: number) => number | undefined

/** Through the items of a menu, round and round. Before the first is -1. */
export const stepInMenu: Step = (key, at, count) => {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** §2: up and down the rows of a list, which has two ends. */
export const stepInRows: Step = (key, at, count) => {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : undefined
  if (key === 'ArrowUp') return at > 0 ? at - 1 : undefined
  return undefined
}
