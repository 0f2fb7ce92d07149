import { makeAutoObservable, observableRef } from 'mobx'
import type { ImportMode, ImportRow, RowProblem } from '../../domain/import'
import type { AddressVerdict, EarlierColumns, ImportOwner, ImportWork } from './import-ports'
export type ImportStep = 'source' | 'columns' | 'rows'

/** Problems that the server found in a row, as long as the rows that they speak of are sent as they were. */
export type RefusedRow = { readonly sent: ReadonlyArray<ImportRow>; readonly problems: ReadonlyArray<RowProblem> }

export type ImportState = {
  readonly owner: ImportOwner | undefined
  /** whether what the browser has stored is being loaded */
  readonly isOpening: boolean
  readonly step: ImportStep
  readonly reading: { readonly name: string; readonly cancel: () => void } | undefined
  /** why the last file, or what was chosen of it, cannot be read */
  readonly refusal: string | undefined
  readonly work: ImportWork | undefined
  /** the rows of the table after all edits; undefined while they are read */
  readonly rows: ReadonlyArray<ImportRow> | undefined
  /** the rows before each of the last edits, so that those can be taken back at once */
  readonly rowsBefore: ReadonlyArray<ReadonlyArray<ImportRow>>
  /** what the columns of the table meant in an earlier import */
  readonly earlier: EarlierColumns | undefined
  readonly mode: ImportMode
  /** by the key of the address */
  readonly verdicts: ReadonlyMap<string, AddressVerdict>
  /** whether the last call of the check of addresses failed */
  readonly isCheckFailed: boolean
  /** by the number of the row */
  readonly refused: ReadonlyMap<number, RefusedRow>
  readonly isSending: boolean
  /** false where the browser could not store the import */
  readonly isStored: boolean
}

export const emptyImportState: ImportState = {
  owner: undefined,
  isOpening: false,
  step: 'source',
  reading: undefined,
  refusal: undefined,
  work: undefined,
  rows: undefined,
  rowsBefore: [],
  earlier: undefined,
  mode: 'add',
  verdicts: new Map(),
  isCheckFailed: false,
  refused: new Map(),
  isSending: false,
  isStored: true,
}

export class ImportStore {
  value: ImportState = emptyImportState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** The rows, with the problems that the server found in those that have not changed since. */
  get rows(): ReadonlyArray<ImportRow> {
    const { rows = [], refused } = this.value
    if (refused.size === 0) return rows
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    return rows.map((row) => withRefusal(row, refused.get(row.number), byNumber))
  }

  set(value: ImportState): void {
    this.value = value
  }
}

const withRefusal = (
  row: ImportRow,
  refused: RefusedRow | undefined,
  byNumber: ReadonlyMap<number, ImportRow>,
): ImportRow => {
  const isUnchanged = refused?.sent.every(({ number, texts }) => {
    const now = byNumber.get(number)
    return now?.isIncluded === true && now.texts === texts
  })
  return refused !== undefined && isUnchanged === true
    ? { ...row, problems: refused.problems, isIncluded: false, draft: undefined }
    : row
}
