/** Text in columns, wide enough for what they hold. */
export const tableOf = (
  title: string,
  heads: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: ReadonlyArray<string>): string =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  const body = rows.length === 0 ? ['  (none)'] : rows.map(line)
  return [title, line(heads), ...body].join('\n')
}
