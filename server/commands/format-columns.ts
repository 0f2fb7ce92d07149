/** Formats rows as lines of text with aligned columns. */
export const formatColumns = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))))
  return rows
    .map((row) =>
      row
        .map((cell, column) => padCell(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const widthOf = (cell: string): number => Array.from(cell).length

const padCell = (cell: string, width: number): string => cell + ' '.repeat(width - widthOf(cell))
