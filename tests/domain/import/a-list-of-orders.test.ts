import { describe, expect, it } from 'vitest'
import { applyRowEdit, groupRows, guessColumns, rejectedRowsCsv, readRows, tallyOf } from '../../../src/domain/import'
import { settingsOf } from './read-test-rows'

const orders = [
  [
    'Klantnaam',
    'Adres',
    'PC',
    'Plaats',
    'Tijdvak',
    'Lostijd',
    'Colli',
    'Soort',
    'Contact',
    'Tel',
    'Opmerking',
    'Chauffeur',
  ],
  [
    'Fietsenwinkel Huisman',
    'Dorpsstraat 120',
    '3811 WS',
    'Amersfoort',
    '9:30-12',
    '12',
    '3',
    'Bezorgen',
    'Inge Kuiper',
    '06-28417720',
    'Achterom, 2x bellen',
    'Youssef',
  ],
  [
    'Slagerij Prins',
    'Biltstraat 101 A',
    '3811wh',
    'Amersfoort',
    'ochtend',
    '20',
    '2',
    'Ophalen',
    '',
    '033 461 2290',
    '',
    'Youssef',
  ],
  [
    'Garage Verhoeven',
    'Stationsweg 66',
    '3811 RW',
    'Hoevelaken',
    '13-17 u',
    '10',
    '5',
    'Kadootje',
    'J. Verhoeven',
    '',
    'Pas na 10:00',
    'Sanne',
  ],
  [],
  ['Kapsalon Kok', 'Kerkweg 9', '3824 H', 'Amersfoort', '17.00 tot 13.00 uur', '15', '2,5', 'Bezorgen', '', '', '', ''],
  ['slagerij  Prins', 'Biltstraat 101-a', '3811 WH', 'Amersfoort', '9-11', '10', '4', 'Ophalen', '', '', '=1+1', ''],
]

const sheet = { name: 'orders', rows: orders }
const settings = settingsOf(sheet)
const rows = readRows(sheet, settings)

describe('the import of a list of orders', () => {
  it('each column is guessed from its name and its cells, with a note', () => {
    const guesses = guessColumns(sheet, 1)
    expect(
      guesses.map(({ header, meaning, certainty }) => `${header}: ${meaning ?? 'left out'}, ${certainty}`),
    ).toEqual([
      'Klantnaam: customerName, sure',
      'Adres: streetAndNumber, sure',
      'PC: zip, sure',
      'Plaats: city, sure',
      'Tijdvak: timeSlot, sure',
      'Lostijd: duration, sure',
      'Colli: demand, guess',
      'Soort: type, sure',
      'Contact: contactName, sure',
      'Tel: phone, sure',
      'Opmerking: notes, sure',
      'Chauffeur: left out, guess',
    ])
    expect(guesses.find(({ header }) => header === 'Tijdvak')?.note).toBe('“ochtend” read as 08:00–12:00')
    expect(guesses.find(({ header }) => header === 'Soort')?.note).toBe(
      'Bezorgen: Delivery, Ophalen: Pickup; 1 word unknown',
    )
  })

  it('a row has what was understood, and its number in the file', () => {
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4, 6, 7])
    expect(rows[0]?.draft).toMatchObject({
      customerName: 'Fietsenwinkel Huisman',
      street: 'Dorpsstraat',
      houseNumber: '120',
      timeSlotEarliest: '09:30',
      timeSlotLatest: '12:00',
      duration: 12,
      demand: [3],
      type: 'Delivery',
    })
    expect(rows[1]?.texts).toMatchObject({ houseNumber: '101', houseNumberSuffix: 'A', zip: '3811 WH' })
  })

  it('rows are grouped by problem, and one fix helps all alike', () => {
    expect(groupRows(rows).map(({ title, fixes }) => [title, ...fixes.map(({ label }) => label)])).toEqual([
      ['Type “Kadootje” is not known', 'Fix'],
      ['Time slot ends before it starts', 'Swap'],
      ['Same customer, address and day as another row', 'Merge', 'Keep'],
      ['Ready'],
    ])
  })

  it('problems and duplicates are not imported until they are fixed', () => {
    expect(tallyOf(groupRows(rows))).toEqual({
      rows: 5,
      ready: 2,
      toCheck: 0,
      duplicates: 1,
      rejectedReady: 0,
      rejectedToCheck: 0,
      rejectedDuplicates: 1,
      merged: 0,
      kept: 0,
      problems: 2,
      willBeImported: 2,
    })
    const fixed = applyRowEdit(rows, { kind: 'set', rows: [4], texts: { type: 'Delivery' } })
    expect(tallyOf(groupRows(fixed))).toMatchObject({ problems: 1, willBeImported: 3 })
    expect(fixed[2]).toMatchObject({ before: { type: 'Kadootje' }, isIncluded: true })
    expect(fixed[0]).toBe(rows[0])
  })

  it('a merged row adds its demand and keeps the narrower slot', () => {
    const merged = applyRowEdit(rows, { kind: 'merge', rows: [7] })
    expect(merged[1]?.texts).toMatchObject({
      demand: '6',
      timeSlotEarliest: '09:00',
      timeSlotLatest: '11:00',
      notes: '=1+1',
    })
    expect(merged[4]).toMatchObject({ mergedInto: 3, isIncluded: false })
    expect(tallyOf(groupRows(merged)).willBeImported).toBe(2)
  })

  it('rows that are left out are written with their reasons, and no cell is calculated', () => {
    const lines = rejectedRowsCsv(rows, sheet, 1).split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain('Type: Unknown value')
    expect(lines[3]).toContain("'=1+1")
    expect(lines[3]).toMatch(/;Same as row 3$/)
  })
})

const guessOf = (headers: ReadonlyArray<string>, ...lines: ReadonlyArray<ReadonlyArray<string>>) =>
  guessColumns({ name: '', rows: [headers, ...lines] }, 1).map(({ meaning }) => meaning)

describe('the names of columns in an office', () => {
  it.each([
    ['Naam ontvanger', 'customerName'],
    ['Afnemer naam', 'customerName'],
    ['Naam bedrijf', 'customerName'],
    ['Aflevernaam', 'customerName'],
    ['Afleverpostcode', 'zip'],
    ['Postcode lossen', 'zip'],
    ['Postcode afleveradres', 'zip'],
    ['Aflever huisnummer', 'houseNumber'],
    ['Bezorgstraat', 'street'],
    ['Losadres', 'streetAndNumber'],
    ['Plaats afleveradres', 'city'],
    ['Losdatum', 'routeDay'],
    ['Datum levering', 'routeDay'],
    ['Tijdvenster van', 'timeSlotEarliest'],
    ['Levertijd tot', 'timeSlotLatest'],
    ['Bezorgtijd van', 'timeSlotEarliest'],
    ['Van/tot', 'timeSlot'],
    ['Lostijd', 'duration'],
    ['Aantal pallets', 'demand'],
    ['Opm.', 'notes'],
    ['Instructies chauffeur', 'notes'],
    ['Mobiel nr.', 'phone'],
    ['Zending nr', 'groupedExternalTaskIds'],
  ])('%s is %s', (header, meaning) => {
    expect(guessOf([header])).toEqual([meaning])
  })

  it('columns of the place where goods are loaded are left out', () => {
    expect(guessOf(['Laadplaats', 'Postcode laden', 'Land', 'Klantnummer'])).toEqual(Array(4).fill(undefined))
  })

  it('a column of unknown name is no address where others give the house number', () => {
    const headers = ['Vestiging', 'Postcode', 'Huisnr']
    expect(guessOf(headers, ['Depot 3', '3511AB', '4'], ['Depot 4', '3511AB', '6'])[0]).toBeUndefined()
    expect(guessOf(['Vestiging', 'Postcode'], ['Depot 3', '3511AB'], ['Depot 4', '3511AB'])[0]).toBe('streetAndNumber')
  })
})
