import { isBlank } from '../parse'
import { findDuplicates } from './duplicates'
import type { ImportSettings } from './guess-columns'
import { isImportField, type ImportField, type ImportTexts } from './import-field'
import { newImportRow, type ImportRow } from './import-row'
import { noKnownStops, type KnownStops } from './known-stops'
import { readCell } from './read-cell'
import type { Sheet } from './source-table'

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
  for (let index = Math.max(from, settings.headerRow); index < Math.min(to, sheet.rows.length); index += 1) {
    const cells = sheet.rows[index] ?? []
    if (!cells.every(isBlank)) rows.push(newImportRow(index + 1, textsOf(cells, settings)))
  }
  return rows
}

const textsOf = (cells: ReadonlyArray<string>, settings: ImportSettings): ImportTexts => {
  const texts: Partial<Record<ImportField, string>> = {}
  for (const [column, meaning] of settings.columns.entries()) {
    const cell = cells[column]?.trim() ?? ''
    if (meaning !== undefined && cell !== '') addTexts(texts, readCell(meaning, cell, settings.today))
  }
  if (isBlank(texts.routeDay) && settings.defaultDay !== undefined) texts.routeDay = settings.defaultDay
  if (isBlank(texts.duration) && settings.defaultDuration !== undefined)
    texts.duration = String(settings.defaultDuration)
  return texts
}

/** Where several columns give a field, notes are joined and the first gives any other. */
const addTexts = (texts: Partial<Record<ImportField, string>>, added: ImportTexts): void => {
  for (const field of Object.keys(added).filter(isImportField)) {
    const text = added[field] ?? ''
    const separator = separators[field]
    const present = texts[field]
    if (present === undefined) texts[field] = text
    else if (separator !== undefined) texts[field] = `${present}${separator}${text}`
  }
}

const separators: Readonly<Partial<Record<ImportField, string>>> = {
  notes: '\n',
  productDescription: ', ',
  groupedExternalTaskIds: '; ',
}
