/** Rows as lines of text, with the cells of a column below each other. */
export const columns = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  return rows
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const widthOf = (cell: string): number => Array.from(cell).length

const padded = (cell: string, width: number): string => cell + ' '.repeat(width - widthOf(cell))
