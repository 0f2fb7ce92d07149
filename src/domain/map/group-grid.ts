/** The first points of groups, by grid square. No square holds two, since they would be one group. */
export type GroupGrid = {
  /** the group whose first point is less than a square's side away */
  readonly findNear: (x: number, y: number) => number | undefined
  readonly add: (group: number, x: number, y: number) => void
}

type FirstPoint = { readonly group: number; readonly x: number; readonly y: number }

export const createGroupGrid = (cellSize: number): GroupGrid => {
  const firstPoints = new Map<number, FirstPoint>()
  return {
    findNear: (x, y) => {
      const [column, row] = [Math.floor(x / cellSize), Math.floor(y / cellSize)]
      for (const [dx, dy] of neighbourOffsets) {
        const first = firstPoints.get(cellKey(column + dx, row + dy))
        if (first !== undefined && Math.abs(first.x - x) < cellSize && Math.abs(first.y - y) < cellSize)
          return first.group
      }
      return undefined
    },
    add: (group, x, y) => {
      firstPoints.set(cellKey(Math.floor(x / cellSize), Math.floor(y / cellSize)), { group, x, y })
    },
  }
}

const cellKey = (column: number, row: number): number => column * 2 ** 26 + row

/** A square and its neighbours. */
const neighbourOffsets = [
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

/** How markers are grouped: on a grid of this many pixels up to a zoom, or not at all. */
export type GroupingRule =
  | { readonly kind: 'grid'; readonly gridSize: number; readonly maxZoom: number }
  | { readonly kind: 'none' }

/** The grid size and the last zoom with groups (§9). */
export const gridGrouping: GroupingRule = { kind: 'grid', gridSize: 40, maxZoom: 13 }

export const noGrouping: GroupingRule = { kind: 'none' }

/** About a metre, in degrees: closer stops count as being at one place. */
export const SAME_PLACE_DEGREES = 1e-5
