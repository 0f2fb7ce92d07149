import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/adapters/browser/tables'
import { guessSettings, readRows } from '../../../src/domain/import'
import { right } from '../../kit/either'

const today = { year: 2026, month: 11, day: 27 }

/** A list that LibreOffice Calc wrote, with a title, a merged city, formulas, a fault of one, and formats of many kinds. */
const openFile = async (name: string) => {
  const bytes = new Uint8Array(await readFile(`tests/adapters/browser/office-files/${name}`))
  const table = right(await readTable(name, bytes))
  const settings = guessSettings(table, today)
  const sheet = table.sheets[settings.sheet] ?? { name: '', rows: [] }
  return { table, settings, sheet, rows: readRows(sheet, settings) }
}

describe('files that LibreOffice wrote', () => {
  it('cells of an .xlsx file are read as the sheet shows them', async () => {
    const { table, settings, sheet, rows } = await openFile('libreoffice.xlsx')
    expect([table.sheets.map(({ name }) => name), settings.headerRow]).toEqual([['Ritten'], 3])
    const column = (name: string) => {
      const at = sheet.rows[2]?.indexOf(name) ?? -1
      return sheet.rows.slice(3).map((cells) => cells[at] ?? '')
    }
    expect(column('Ordernr')).toEqual(['01001', '01002', '01003', '01004'])
    expect(column('Plaats')).toEqual(['Amersfoort', 'Amersfoort', 'Amersfoort', 'Hoevelaken'])
    expect(column('Bezorgdatum')).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '24 nov'])
    expect(column('Van')).toEqual(['09:00', '13:00', '', '00:00'])
    expect(column('Gewicht')).toEqual(['1250.5', '800', '12500', '3'])
    expect(column('Vulling')).toEqual(['25%', '50%', '100%', '33.3%'])
    expect(column('Telefoon')).toEqual(['0612345678', '033-4612290', '+31 6 12345678', ''])
    expect(column('Totaal')).toEqual(['25', '41', '16', '#DIV/0!'])
    expect(rows.map(({ problems }) => problems)).toEqual([[], [], [], []])
    expect(rows.map(({ draft }) => draft?.priority)).toEqual(['High', 'Regular', 'Regular', 'Regular'])
    expect(rows[0]?.draft).toMatchObject({ houseNumber: '12', notes: 'Achterom\n2x bellen', duration: 12 })
  })

  it('a .csv file in Windows-1252 with breaks and quotes in cells is read', async () => {
    const { table, rows } = await openFile('libreoffice.csv')
    expect(table.note).toBe('separated by semicolons, Windows-1252')
    expect(rows.map(({ texts }) => texts.customerName)).toEqual([
      'Bakkerij Mulder',
      'Slagerij "Prins" & Zn',
      'Café ’t Hoekje €',
      'Garage Verhoeven',
    ])
    expect(rows.map(({ texts }) => [texts.timeSlotEarliest, texts.timeSlotLatest])).toEqual([
      ['09:00', '12:30'],
      ['13:00', '17:00'],
      [undefined, undefined],
      ['00:00', '23:59'],
    ])
  })

  it('a fault of a formula is a problem of its row, in English and in Dutch', async () => {
    const faults = ['#DIV/0!', '#VERW!', '#N/B', 'Err:510', '# 12']
    const sheet = { name: '', rows: [['Klant', 'Postcode', 'Nr'], ...faults.map((fault) => [fault, '3511AB', '1'])] }
    const settings = guessSettings({ fileName: 'a.csv', bytes: 1, sheets: [sheet], note: '' }, today)
    expect(readRows(sheet, settings).map(({ problems }) => problems[0]?.reason)).toEqual([
      ...Array.from({ length: 4 }, () => 'A spreadsheet could not calculate it'),
      undefined,
    ])
  })
})
