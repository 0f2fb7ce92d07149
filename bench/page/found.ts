/** A line of the table, and whether it is as it should be; undefined where nothing was promised. */
export type Found = { readonly cells: ReadonlyArray<string>; readonly isMet: boolean | undefined }

export const heads = ['the case', 'found', 'promised']

export type Unit = 'kB' | 'ms' | '%' | 'of 100'

/** What is sent over a wire counts in thousands. */
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
