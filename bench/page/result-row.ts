/** A row of the table, and whether its promise is kept; undefined where nothing was promised. */
export type Found = { readonly cells: ReadonlyArray<string>; readonly isMet: boolean | undefined }

export const heads = ['the case', 'found', 'promised']

export type Unit = 'kB' | 'ms' | '%' | 'of 100'

/** A kB has 1,000 bytes here, as is usual for transfers. */
const written = (figure: number, unit: Unit): string => `${figure.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`

export const atMost = (name: string, figure: number, most: number, unit: Unit): Found => ({
  cells: [name, written(figure, unit), `at most ${most} ${unit}`],
  isMet: figure <= most,
})

export const atLeast = (name: string, figure: number, least: number, unit: Unit): Found => ({
  cells: [name, written(figure, unit), `at least ${least} ${unit}`],
  isMet: figure >= least,
})

export const alone = (name: string, figure: number, unit: Unit): Found => ({
  cells: [name, written(figure, unit), ''],
  isMet: undefined,
})
