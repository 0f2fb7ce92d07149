import {
  applyRowEdit,
  findDuplicates,
  readRowsBetween,
  type ImportRow,
  type ImportSettings,
  type KnownStops,
  type RowEdit,
} from '../../domain/import'
import type { ImportWork } from './import-storage'

/** Quick enough that no key press waits for it. */
const ROWS_AT_ONCE = 400

type ReadWorkOptions = {
  readonly pause: () => Promise<void>
  /** false ends the reading */
  readonly isNeeded: () => boolean
}

/** The rows of a table after all edits that are not imported yet, read in parts; undefined once they are no longer needed. */
export const readWork = async (
  { table, settings, edits, importedRows }: ImportWork,
  known: KnownStops,
  { pause, isNeeded }: ReadWorkOptions,
): Promise<ReadonlyArray<ImportRow> | undefined> => {
  const sheet = table.sheets[settings.sheet]
  const imported = new Set(importedRows)
  const rows: ImportRow[] = []
  const end = sheet?.rows.length ?? 0
  for (let from = settings.headerRow; from < end; from += ROWS_AT_ONCE) {
    const part = sheet === undefined ? [] : readRowsBetween(sheet, settings, from, from + ROWS_AT_ONCE)
    rows.push(...part.filter(({ number }) => !imported.has(number)))
    await pause()
    if (!isNeeded()) return undefined
  }
  let edited = findDuplicates(rows, known)
  for (const edit of edits) {
    edited = applyRowEdit(edited, edit, known)
    await pause()
    if (!isNeeded()) return undefined
  }
  return edited
}

/** The work with other settings. Edits name rows of a sheet, so those of another sheet, or of other names of columns, end. */
export const withSettings = (work: ImportWork, changes: Partial<ImportSettings>): ImportWork => {
  const settings = { ...work.settings, ...changes }
  const isSameSheet = settings.sheet === work.settings.sheet
  return {
    ...work,
    settings,
    edits: isSameSheet && settings.headerRow === work.settings.headerRow ? work.edits : [],
    importedRows: isSameSheet ? work.importedRows : [],
  }
}

/** The work and its rows after some were imported, with those that were merged into them; undefined where no row is left. */
export const withoutRows = (
  work: ImportWork,
  rows: ReadonlyArray<ImportRow>,
  imported: ReadonlySet<number>,
  known: KnownStops,
): { readonly work: ImportWork; readonly rows: ReadonlyArray<ImportRow> } | undefined => {
  const left = rows.filter(({ number, mergedInto }) => !imported.has(number) && !imported.has(mergedInto ?? number))
  if (left.length === 0) return undefined
  const numbers = new Set(left.map(({ number }) => number))
  const gone = rows.flatMap(({ number }) => (numbers.has(number) ? [] : [number]))
  // What a duplicate is alike to is no longer there to say so.
  const duplicates = left.flatMap(({ number, duplicateOf }) => (duplicateOf === undefined ? [] : [number]))
  const leaveOut: RowEdit = { kind: 'include', rows: duplicates, isIncluded: false }
  const edits = work.edits.filter((edit) => rowsOf(edit).some((number) => numbers.has(number)))
  return {
    work: {
      ...work,
      edits: duplicates.length === 0 ? edits : [leaveOut, ...edits],
      importedRows: [...work.importedRows, ...gone],
    },
    rows: applyRowEdit(left, leaveOut, known),
  }
}

const rowsOf = (edit: RowEdit): ReadonlyArray<number> =>
  edit.kind === 'setEach' ? edit.cells.map(({ row }) => row) : edit.rows
