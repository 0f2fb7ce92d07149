import { BYTE_ORDER_MARK, csvLine } from '../text'
import { meaningLabels } from './import-field'
import type { ImportRow } from './import-row'
import { headersOf, type Sheet } from './source-table'

/** The rows that are not imported, as they stand in the file, with the reasons in a column of their own. */
export const rejectedRowsCsv = (rows: ReadonlyArray<ImportRow>, sheet: Sheet, headerRow: number): string => {
  const headers = headersOf(sheet, headerRow)
  const lines = rejectedRowsOf(rows).map((row) => {
    const cells = sheet.rows[row.number - 1] ?? []
    return csvLine([...headers.map((_, column) => cells[column] ?? ''), reasonOf(row)])
  })
  return BYTE_ORDER_MARK + csvLine([...headers, 'Reason']) + lines.join('')
}

/** A row that was merged into another is imported with it, or left out with it. */
export const rejectedRowsOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<ImportRow> => {
  const unticked = rows.filter(({ isIncluded }) => !isIncluded)
  const byNumber = new Map(unticked.map((row) => [row.number, row]))
  const isImported = ({ mergedInto }: ImportRow): boolean => {
    if (mergedInto === undefined) return false
    const target = byNumber.get(mergedInto)
    return target === undefined || isImported(target)
  }
  return unticked.filter((row) => !isImported(row))
}

const reasonOf = ({ problems, duplicateOf, sameStop, mergedInto }: ImportRow): string => {
  if (mergedInto !== undefined) return `Merged into row ${mergedInto}, which is left out`
  if (problems.length > 0) return problems.map(({ field, reason }) => `${meaningLabels[field]}: ${reason}`).join('; ')
  if (duplicateOf !== undefined) return `Same as row ${duplicateOf}`
  return sameStop === undefined ? 'Left out by hand' : 'Same as a stop of this project'
}
