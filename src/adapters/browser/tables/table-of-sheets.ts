import * as E from 'fp-ts/Either'
import { MAX_CELL_LENGTH, type Sheet, type SourceTable } from '../../../domain/import'
import { pluralise, unescapeFormula } from '../../../domain/text'

/** Collects the texts of a sheet and cuts those that no field can hold. */
export type CellReader = { readonly read: (text: string) => string; readonly note: () => string | undefined }

export const createCellReader = (): CellReader => {
  let cut = 0
  return {
    read: (text) => {
      if (text.length <= MAX_CELL_LENGTH) return unescapeFormula(text)
      cut += 1
      return unescapeFormula(text.slice(0, MAX_CELL_LENGTH))
    },
    note: () => (cut === 0 ? undefined : `${pluralise(cut, 'long cell')} cut`),
  }
}

/** Without the empty cells at the ends of rows, and the empty rows at the end. */
export const trimmedRows = (rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ReadonlyArray<string>> => {
  const trimmed = rows.map((row) => row.slice(0, 1 + row.findLastIndex((cell) => cell.trim() !== '')))
  return trimmed.slice(0, 1 + trimmed.findLastIndex(({ length }) => length > 0))
}

type File = Pick<SourceTable, 'fileName' | 'bytes'>

export const tableOfSheets = (
  { fileName, bytes }: File,
  sheets: ReadonlyArray<Sheet>,
  notes: ReadonlyArray<string | undefined>,
): E.Either<string, SourceTable> =>
  sheets.length === 0
    ? E.left('Has no rows.')
    : E.right({ fileName, bytes, sheets, note: notes.filter((note) => note !== undefined).join(', ') })
