import { describe, expect, it } from 'vitest'
import { readPastedText, readTable } from '../../../src/adapters/browser/tables'
import { left, right } from '../../kit/either'

const readText = async (text: string) => readTable('stops.json', new Uint8Array(new TextEncoder().encode(text)))

const rowsOf = async (text: string) => right(await readText(text)).sheets[0]?.rows

const refusalOf = async (text: string) => left(await readText(text))

describe('the .json file of an upload', () => {
  it('the fields of the file become columns, also those of an inner record, and lists become one cell', async () => {
    const stops = [
      { customerName: 'A', address: { zip: '3511AB' }, demand: [1, 2], groupedExternalTaskIds: ['x;1', 'y'] },
      { customerName: 'B', houseNumber: 7, own: true },
    ]
    expect(await rowsOf(JSON.stringify({ stops }))).toEqual([
      ['customerName', 'address.zip', 'demand', 'groupedExternalTaskIds', 'houseNumber', 'own'],
      ['A', '3511AB', '1; 2', '"x;1"; y'],
      ['B', '', '', '', '7', 'true'],
    ])
  })

  it.each([
    ['a broken file', '[{', 'Not a readable .json file.'],
    ['a file without a list', '{"a":1}', 'Has no list of stops: use [ … ] or { "stops": [ … ] }.'],
    ['a list without records', '[1, 2]', 'Stop 1 is not a record.'],
    ['a deeply nested file', '['.repeat(100_000), 'Not a readable .json file.'],
    [
      'a list with too many stops',
      JSON.stringify(Array.from({ length: 10_001 }, () => ({ a: 1 }))),
      'Has more than 10,000 rows. Divide the file.',
    ],
  ])('%s is refused', async (_, text, reason) => {
    expect(await refusalOf(text)).toBe(reason)
  })
})

describe('readPastedText', () => {
  it('rows from a spreadsheet are separated by tabs', () => {
    const table = right(readPastedText('Klantnaam\tPC\nHuisman\t3811 WS\n'))
    expect([table.fileName, table.note, table.sheets[0]?.rows]).toEqual([
      'Pasted rows',
      'separated by tabs',
      [
        ['Klantnaam', 'PC'],
        ['Huisman', '3811 WS'],
      ],
    ])
  })

  it('a paste without a row is refused', () => {
    expect(left(readPastedText(' \n'))).toBe('Has no rows.')
  })
})
