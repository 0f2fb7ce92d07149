import {
  guessSettings,
  readRows,
  type ImportRow,
  type ImportSettings,
  type KnownStops,
  type Sheet,
} from '../../../src/domain/import'
import { today } from '../../kit/builders/today'

export const headers = [
  'ref',
  'klant',
  'postcode',
  'huisnummer',
  'van',
  'tot',
  'aantal',
  'opmerking',
  'type',
  'datum',
  'lat',
  'lng',
]

/** The cells of one customer, in the order of the headers. */
export const jansen = ['r1', 'Jansen', '3511AB', '1', '9', '12', '2', 'bel', 'Delivery', '24-11-2026']

/** The cells of that customer, but for those that are given by column. */
export const withCells = (changes: Readonly<Record<number, string>>): ReadonlyArray<string> =>
  headers.map((_, column) => changes[column] ?? jansen[column] ?? '')

export const settingsOf = (sheet: Sheet): ImportSettings =>
  guessSettings({ fileName: 'a.csv', bytes: 1, sheets: [sheet], note: '' }, today)

/** Rows of a sheet with these cells, in the order of the headers. */
export const rowsWith = (cells: ReadonlyArray<ReadonlyArray<string>>, known?: KnownStops): ReadonlyArray<ImportRow> => {
  const sheet = { name: '', rows: [headers, ...cells] }
  return readRows(sheet, settingsOf(sheet), known)
}
