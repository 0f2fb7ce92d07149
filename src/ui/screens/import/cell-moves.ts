import type { ImportRow } from '../../../domain/import'

/** A cell of the table, by the number of its row and the index of its column. */
export type CellPlace = { readonly row: number; readonly column: number }

const PAGE_ROWS = 10

/** Where a key leads from a cell; undefined if it leads nowhere. */
export const moveAfterKey = (
  key: string,
  place: CellPlace,
  rows: ReadonlyArray<ImportRow>,
  columnCount: number,
): CellPlace | undefined => {
  const { row, column } = place
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(columnCount - 1, column + 1) }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columnCount - 1 }
    case 'ArrowUp':
      return placeAt(rows, place, -1)
    case 'ArrowDown':
      return placeAt(rows, place, 1)
    case 'PageUp':
      return placeAt(rows, place, -PAGE_ROWS)
    case 'PageDown':
      return placeAt(rows, place, PAGE_ROWS)
    default:
      return undefined
  }
}

/** The same for a key with Ctrl. */
export const ctrlMoves = (
  key: string,
  { row }: CellPlace,
  rows: ReadonlyArray<ImportRow>,
  columnCount: number,
): CellPlace | undefined => {
  if (key === 'Home') return { row: rows[0]?.number ?? row, column: 0 }
  return key === 'End' ? { row: rows.at(-1)?.number ?? row, column: columnCount - 1 } : undefined
}

const placeAt = (rows: ReadonlyArray<ImportRow>, { row, column }: CellPlace, step: number): CellPlace => {
  const at = rows.findIndex(({ number }) => number === row) + step
  return { row: rows[Math.min(rows.length - 1, Math.max(0, at))]?.number ?? row, column }
}
