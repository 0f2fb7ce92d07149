import { groupRows, guessSettings, readRows, type SourceTable } from '../../src/domain/import'
import { parseUpload } from '../../src/domain/upload'
import { timedCall, type TimedCase } from '../timed-case'

const today = { year: 2026, month: 11, day: 26 }

const headers = [
  'Klantnaam',
  'Adres',
  'PC',
  'Plaats',
  'Tijdvak',
  'Lostijd',
  'Colli',
  'Soort',
  'Tel',
  'Datum',
  'Ordernummer',
]

/** A list of an office: one row in fifty has a word that is not known, and one in a hundred stands there twice. */
const tableOf = (size: number): SourceTable => {
  const rows = Array.from({ length: size }, (_, row) => [
    `Klant ${row % Math.ceil(size * 0.9)}`,
    `Dorpsstraat ${row}`,
    `38${10 + (row % 80)} WS`,
    'Amersfoort',
    row % 7 === 0 ? 'ochtend' : '9:30-12',
    '12',
    `${row % 5},5`,
    row % 50 === 0 ? 'Iets' : 'Bezorgen',
    '06-28417720',
    '24-11-2026',
    `ORD-${row % Math.ceil(size * 0.99)}`,
  ])
  return { fileName: 'orders.csv', bytes: 0, sheets: [{ name: '', rows: [headers, ...rows] }], note: '' }
}

/** The same stops as the text of an upload file, which needs no guess. */
const uploadTextOf = (size: number): string =>
  JSON.stringify(
    Array.from({ length: size }, (_, row) => ({
      customerName: `Klant ${row}`,
      zip: '3810 WS',
      houseNumber: row,
      timeSlotEarliest: '09:30',
      timeSlotLatest: '12:00',
      duration: 12,
      demand: 2.5,
      groupedExternalTaskIds: [`ORD-${row}`],
    })),
  )

const rowsOf = (table: SourceTable) => {
  const settings = guessSettings(table, today)
  return readRows(table.sheets[settings.sheet] ?? { name: '', rows: [] }, settings)
}

export const importCases: ReadonlyArray<TimedCase> = [
  {
    name: 'import: guess the columns, read and group the rows',
    baselineName: 'parse an upload of them',
    forSize: (size) => {
      const table = tableOf(size)
      const text = uploadTextOf(size)
      return {
        product: timedCall(() => groupRows(rowsOf(table)).length),
        baseline: timedCall(() => parseUpload(text)),
      }
    },
  },
]
