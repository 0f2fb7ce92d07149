/** A table for people: words left, figures right. */
export const tableOf = (heads: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: ReadonlyArray<string>): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

export const milliseconds = (ms: number): string =>
  ms < 0.1 ? `${(ms * 1000).toPrecision(3)} µs` : `${ms < 100 ? ms.toPrecision(3) : ms.toFixed(0)} ms`

export const times = (ratio: number): string => `${ratio < 100 ? ratio.toPrecision(2) : ratio.toFixed(0)}x`
