import type { GrowingGroup } from './group'

type Seed = { readonly group: GrowingGroup; readonly x: number; readonly y: number }

/** The first stops of groups, by the square of a grid that each is in. No square holds two: they would be one group. */
export type Cells = {
  readonly near: (x: number, y: number) => GrowingGroup | undefined
  readonly put: (group: GrowingGroup) => void
}

export const cellsOf = (reach: number): Cells => {
  const seeds = new Map<number, Seed>()
  const seedNear = (x: number, y: number): Seed | undefined => {
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)]
    for (const [right, down] of around) {
      const seed = seeds.get(cellAt(column + right, row + down))
      if (seed !== undefined && Math.abs(seed.x - x) < reach && Math.abs(seed.y - y) < reach) return seed
    }
    return undefined
  }
  return {
    near: (x, y) => seedNear(x, y)?.group,
    put: (group) => {
      const { x, y } = group
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
