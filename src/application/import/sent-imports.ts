import type { ImportMode } from '../../domain/import'
import type { ChangeId } from '../../domain/history'
import type { ImportOwner, ImportWork } from './import-ports'

/** An import since the page was loaded, with the work as it was before: an undo brings its rows back. */
export type SentImport = {
  readonly changeId: ChangeId
  readonly owner: ImportOwner
  readonly work: ImportWork
  readonly mode: ImportMode
  /** the numbers of the rows that were sent, and are not listed any more */
  readonly rows: ReadonlySet<number>
}

/** The work with the rows of an import that was undone; undefined where another table has taken its place. */
export const withRowsOf = (sent: SentImport, current: ImportWork | undefined): ImportWork | undefined => {
  if (current === undefined) return sent.work
  if (!isSameSheet(current, sent.work)) return undefined
  const earlier = new Set(sent.work.edits)
  return {
    ...current,
    edits: [...sent.work.edits, ...current.edits.filter((edit) => !earlier.has(edit))],
    importedRows: current.importedRows.filter((number) => !sent.rows.has(number)),
  }
}

export const isSameSheet = (one: ImportWork, other: ImportWork | undefined): boolean =>
  one.table === other?.table && one.settings.sheet === other.settings.sheet
