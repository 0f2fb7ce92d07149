import {
  applyRowEdit,
  duplicateFinder,
  readRowsBetween,
  type ImportRow,
  type ImportSettings,
  type KnownStops,
  type RowEdit,
} from '../../domain/import'
import { addressOf } from './address-of-row'
import type { ImportWork } from './import-ports'

/** So few that no key press waits for them, also while the browser collects garbage. */
const ROWS_AT_ONCE = 200

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
  const markDuplicates = duplicateFinder(known)
  const end = sheet?.rows.length ?? 0
  for (let from = settings.headerRow; from < end; from += ROWS_AT_ONCE) {
    await pause()
    if (!isNeeded()) return undefined
    const part = sheet === undefined ? [] : readRowsBetween(sheet, settings, from, from + ROWS_AT_ONCE)
    const marked = markDuplicates(part.filter(({ number }) => !imported.has(number)))
    // It is kept for each row; otherwise the first check would work out all rows at once.
    for (const row of marked) addressOf(row)
    rows.push(...marked)
  }
  let edited: ReadonlyArray<ImportRow> = rows
  for (const edit of edits) {
    await pause()
    if (!isNeeded()) return undefined
    edited = applyRowEdit(edited, edit, known)
  }
  await pause()
  return isNeeded() ? edited : undefined
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

/** The numbers of imported rows, with those of the rows that were merged into them. */
export const numbersWith = (
  rows: ReadonlyArray<ImportRow>,
  imported: ReadonlyArray<ImportRow>,
): ReadonlySet<number> => {
  const numbers = new Set(imported.map(({ number }) => number))
  const merged = rows.filter(({ mergedInto }) => mergedInto !== undefined && numbers.has(mergedInto))
  return new Set([...numbers, ...merged.map(({ number }) => number)])
}

/** The work and its rows after some were imported; undefined where no row is left. */
export const withoutRows = (
  work: ImportWork,
  rows: ReadonlyArray<ImportRow>,
  imported: ReadonlySet<number>,
  known: KnownStops,
): { readonly work: ImportWork; readonly rows: ReadonlyArray<ImportRow> } | undefined => {
  const remainingRows = rows.filter(({ number }) => !imported.has(number))
  if (remainingRows.length === 0) return undefined
  const numbers = new Set(remainingRows.map(({ number }) => number))
  const importedNumbers = rows.flatMap(({ number }) => (imported.has(number) ? [number] : []))
  // The row that a duplicate is equal to is gone, so that the duplicate stays left out by an edit.
  const duplicates = remainingRows.flatMap(({ number, duplicateOf }) => (duplicateOf === undefined ? [] : [number]))
  const leaveOut: RowEdit = { kind: 'include', rows: duplicates, isIncluded: false }
  const edits = work.edits.filter((edit) => rowsOf(edit).some((number) => numbers.has(number)))
  return {
    work: {
      ...work,
      edits: duplicates.length === 0 ? edits : [leaveOut, ...edits],
      importedRows: [...work.importedRows, ...importedNumbers],
    },
    rows: applyRowEdit(remainingRows, leaveOut, known),
  }
}

const rowsOf = (edit: RowEdit): ReadonlyArray<number> =>
  edit.kind === 'setEach' ? edit.cells.map(({ row }) => row) : edit.rows
