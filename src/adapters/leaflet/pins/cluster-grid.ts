/** The first places of groups, by the square of a grid that each is in. No square holds two: they would be one group. */
export type Cells = {
  /** the group whose first place is less than a square's side away */
  readonly near: (x: number, y: number) => number | undefined
  readonly put: (group: number, x: number, y: number) => void
}

type Seed = { readonly group: number; readonly x: number; readonly y: number }

export const cellsOf = (reach: number): Cells => {
  const seeds = new Map<number, Seed>()
  return {
    near: (x, y) => {
      const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)]
      for (const [right, down] of around) {
        const seed = seeds.get(cellAt(column + right, row + down))
        if (seed !== undefined && Math.abs(seed.x - x) < reach && Math.abs(seed.y - y) < reach) return seed.group
      }
      return undefined
    },
    put: (group, x, y) => {
      seeds.set(cellAt(Math.floor(x / reach), Math.floor(y / reach)), { group, x, y })
    },
  }
}

const cellAt = (column: number, row: number): number => column * 2 ** 26 + row

/** A square itself, then its neighbours. */
const around = [
  [0, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const
