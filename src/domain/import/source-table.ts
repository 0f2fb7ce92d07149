import { isBlank } from '../parse'
import { formatNumber } from '../text'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB, MAX_STOPS_PER_REQUEST } from '../upload'

/** The texts of a sheet by row and column. Rows may be of different length. */
export type Sheet = { readonly name: string; readonly rows: ReadonlyArray<ReadonlyArray<string>> }

/** A file as it was read; a CSV has one sheet. */
export type SourceTable = {
  readonly fileName: string
  readonly bytes: number
  readonly sheets: ReadonlyArray<Sheet>
  /** such as `separated by tabs` */
  readonly note: string
}

export const MAX_IMPORT_MB = MAX_UPLOAD_MB
export const MAX_IMPORT_BYTES = MAX_UPLOAD_BYTES
/** As many as one request of an import may have. */
export const MAX_IMPORT_ROWS = MAX_STOPS_PER_REQUEST
export const MAX_IMPORT_COLUMNS = 200
export const MAX_CELL_LENGTH = 10_000

/** The rows above the stops: titles, and the names of the columns. */
export const MAX_HEADER_ROW = 20

/** Why a sheet of this size is refused; undefined if it is read. */
export const sizeReason = (rows: number, columns: number): string | undefined => {
  if (rows > MAX_IMPORT_ROWS + MAX_HEADER_ROW) return tooManyRows
  return columns > MAX_IMPORT_COLUMNS
    ? `Has ${formatNumber(columns)} columns, more than ${formatNumber(MAX_IMPORT_COLUMNS)}. Delete those that are not needed.`
    : undefined
}

/** The numbers of the rows below the names of the columns, without blank ones. */
export const rowNumbersOf = (sheet: Sheet | undefined, headerRow: number): ReadonlyArray<number> =>
  (sheet?.rows ?? []).flatMap((cells, index) => (index < headerRow || cells.every(isBlank) ? [] : [index + 1]))

/** Why the rows below the names of the columns are too many; undefined if they are not. */
export const rowCountReason = (sheet: Sheet | undefined, headerRow: number): string | undefined =>
  rowNumbersOf(sheet, headerRow).length > MAX_IMPORT_ROWS ? tooManyRows : undefined

const tooManyRows = `Has more than ${formatNumber(MAX_IMPORT_ROWS)} rows. Divide the file.`

export const columnCountOf = ({ rows }: Sheet): number => rows.reduce((most, { length }) => Math.max(most, length), 0)

export const cellsOfColumn = ({ rows }: Sheet, column: number): ReadonlyArray<string> =>
  rows.map((row) => row[column] ?? '')

/** The names of the columns; a row beyond the sheet has none, and a column without a name is empty. */
export const headersOf = (sheet: Sheet, headerRow: number): ReadonlyArray<string> => {
  const names = sheet.rows[headerRow - 1] ?? []
  return Array.from({ length: columnCountOf(sheet) }, (_, column) => names[column]?.trim() ?? '')
}

/** The same text for files with the same columns, so that their meanings can be remembered; undefined without names. */
export const headerKeyOf = (sheet: Sheet, headerRow: number): string | undefined => {
  const headers = headersOf(sheet, headerRow)
  return headers.every((header) => header === '')
    ? undefined
    : JSON.stringify(headers.map((header) => header.toLowerCase()))
}
