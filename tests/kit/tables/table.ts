/**
 * Text in columns that are wide enough for their contents; the first column is aligned left, numbers are aligned right.
 */
export const tableOf = (
  title: string,
  heads: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
  holds: 'words' | 'figures' = 'words',
): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)))
  const cellIn = (cell: string, column: number): string =>
    holds === 'words' || column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const line = (cells: ReadonlyArray<string>): string => `  ${cells.map(cellIn).join('  ')}`.trimEnd()
  const body = rows.length === 0 ? ['  (none)'] : rows.map(line)
  return [title, line(heads), ...body].join('\n')
}
