import { applyRowEdit, findDuplicates, readRowsBetween, type ImportRow, type KnownStops } from '../../domain/import'
import type { ImportWork } from './import-store'

/** Quick enough that no key press waits for it. */
const ROWS_AT_ONCE = 400

type ReadWorkOptions = {
  readonly pause: () => Promise<void>
  /** false ends the reading */
  readonly isNeeded: () => boolean
}

/** The rows of a table after all edits, read in parts; undefined once they are no longer needed. */
export const readWork = async (
  { table, settings, edits }: ImportWork,
  known: KnownStops,
  { pause, isNeeded }: ReadWorkOptions,
): Promise<ReadonlyArray<ImportRow> | undefined> => {
  const sheet = table.sheets[settings.sheet]
  const rows: ImportRow[] = []
  const end = sheet?.rows.length ?? 0
  for (let from = settings.headerRow; from < end; from += ROWS_AT_ONCE) {
    if (sheet !== undefined) rows.push(...readRowsBetween(sheet, settings, from, from + ROWS_AT_ONCE))
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
