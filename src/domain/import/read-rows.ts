import { isBlank } from '../parse'
import { memoizeWeak } from '../value'
import { findDuplicates } from './find-duplicates'
import type { ImportSettings } from './guess-columns'
import { isImportField, type ColumnMeaning, type ImportField, type ImportTexts } from './import-field'
import { newImportRow, type ImportRow } from './import-row'
import { noKnownStops, type KnownStops } from './known-stops'
import { readCell, columnStyleOf } from './read-cell'
import { conflictingNumbers } from './suspect-texts'
import { cellsOfColumn, type Sheet } from './source-table'

/** Every row of the sheet below the names of the columns, without blank ones. */
export const readRows = (
  sheet: Sheet,
  settings: ImportSettings,
  known: KnownStops = noKnownStops,
): ReadonlyArray<ImportRow> =>
  findDuplicates(readRowsBetween(sheet, settings, settings.headerRow, sheet.rows.length), known)

/** The rows of a part of the sheet, by index, so that many can be read bit by bit; their duplicates are not found yet. */
export const readRowsBetween = (
  sheet: Sheet,
  settings: ImportSettings,
  from: number,
  to: number,
): ReadonlyArray<ImportRow> => {
  const rows: ImportRow[] = []
  const readers = readersOf(sheet)(settings)
  const defaults = defaultTextsOf(settings)
  for (let index = Math.max(from, settings.headerRow); index < Math.min(to, sheet.rows.length); index += 1) {
    const cells = sheet.rows[index] ?? []
    if (!cells.every(isBlank)) rows.push(newImportRow(index + 1, textsOf(cells, readers), defaults))
  }
  return rows
}

type ReadText = (text: string) => ImportTexts

/** How each column is read, kept while the rows of a sheet are read bit by bit. */
const readersOf = memoizeWeak((sheet: Sheet) =>
  memoizeWeak((settings: ImportSettings): ReadonlyArray<ReadText | undefined> =>
    settings.columns.map((meaning, column) => meaning && readerOf(meaning, column, sheet, settings)),
  ),
)

/** Days, slots and words are the same in many rows, so each is read once. */
const readerOf = (meaning: ColumnMeaning, column: number, sheet: Sheet, { today }: ImportSettings): ReadText => {
  const style = columnStyleOf(meaning, () => cellsOfColumn(sheet, column))
  const read: ReadText = (text) => readCell(meaning, text, today, style)
  if (!repeatedMeanings.has(meaning)) return read
  const textsByCell = new Map<string, ImportTexts>()
  return (text) => {
    const texts = textsByCell.get(text) ?? read(text)
    textsByCell.set(text, texts)
    return texts
  }
}

const repeatedMeanings: ReadonlySet<ColumnMeaning> = new Set([
  'routeDay',
  'timeSlot',
  'timeSlotEarliest',
  'timeSlotLatest',
  'duration',
  'demand',
  'type',
  'priority',
])

const defaultTextsOf = ({ defaultDay, defaultDuration }: ImportSettings): ImportTexts => ({
  ...(defaultDay === undefined ? {} : { routeDay: defaultDay }),
  ...(defaultDuration === undefined ? {} : { duration: String(defaultDuration) }),
})

const textsOf = (cells: ReadonlyArray<string>, readers: ReadonlyArray<ReadText | undefined>): ImportTexts => {
  const texts: Partial<Record<ImportField, string>> = {}
  for (const [column, read] of readers.entries()) {
    const cell = cells[column]?.trim() ?? ''
    if (read !== undefined && cell !== '') addTexts(texts, read(cell))
  }
  return texts
}

/** Where several columns give a field, notes and differing house numbers are joined, and the first gives any other. */
const addTexts = (texts: Partial<Record<ImportField, string>>, added: ImportTexts): void => {
  for (const field in added) {
    if (!isImportField(field)) continue
    const text = added[field] ?? ''
    const separator = separators[field]
    const present = texts[field]
    if (present === undefined) texts[field] = text
    else if (field === 'houseNumber') texts[field] = conflictingNumbers(present, text) ?? present
    else if (separator !== undefined) texts[field] = `${present}${separator}${text}`
  }
}

const separators: Readonly<Partial<Record<ImportField, string>>> = {
  notes: '\n',
  productDescription: ', ',
  groupedExternalTaskIds: '; ',
}
