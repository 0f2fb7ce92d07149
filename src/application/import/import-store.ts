import { makeAutoObservable, observableRef } from 'mobx'
import type { ImportMode, ImportRow, RowProblem } from '../../domain/import'
import type { AddressVerdict } from './import-gateway'
import type { EarlierColumns, ImportOwner, ImportWork } from './import-storage'

export type ImportStep = 'source' | 'columns' | 'rows'

/** Problems that the server found in a row, as long as its texts are the same. */
export type RefusedRow = { readonly texts: ImportRow['texts']; readonly problems: ReadonlyArray<RowProblem> }

export type ImportState = {
  readonly owner: ImportOwner | undefined
  /** whether what the browser kept is being loaded */
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
  /** by the number of the row */
  readonly refused: ReadonlyMap<number, RefusedRow>
  readonly isSending: boolean
  /** false where the browser could not keep the import */
  readonly isKept: boolean
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
  refused: new Map(),
  isSending: false,
  isKept: true,
}

export class ImportStore {
  value: ImportState = emptyImportState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  /** The rows, with the problems that the server found in those that have not changed since. */
  get rows(): ReadonlyArray<ImportRow> {
    const { rows = [], refused } = this.value
    return refused.size === 0 ? rows : rows.map((row) => withRefusal(row, refused.get(row.number)))
  }

  set(value: ImportState): void {
    this.value = value
  }
}

const withRefusal = (row: ImportRow, refused: RefusedRow | undefined): ImportRow =>
  refused === undefined || refused.texts !== row.texts
    ? row
    : { ...row, problems: refused.problems, isIncluded: false, draft: undefined }
