/** A row of the table, and whether its target is met; undefined without a target. */
export type ResultRow = { readonly cells: ReadonlyArray<string>; readonly isTargetMet: boolean | undefined }

export const headings = ['the case', 'found', 'promised']

export type Unit = 'kB' | 'ms' | '%' | 'of 100'

/** A kB is 1,000 bytes, as usual for transfers. */
const formatFigure = (figure: number, unit: Unit): string => `${figure.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`

export const upperLimitRow = (name: string, figure: number, max: number, unit: Unit): ResultRow => ({
  cells: [name, formatFigure(figure, unit), `at most ${max} ${unit}`],
  isTargetMet: figure <= max,
})

export const lowerLimitRow = (name: string, figure: number, min: number, unit: Unit): ResultRow => ({
  cells: [name, formatFigure(figure, unit), `at least ${min} ${unit}`],
  isTargetMet: figure >= min,
})

export const withoutTarget = (name: string, figure: number, unit: Unit): ResultRow => ({
  cells: [name, formatFigure(figure, unit), ''],
  isTargetMet: undefined,
})
