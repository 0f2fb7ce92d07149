import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/adapters/browser/tables'
import { left, right } from '../../kit/either'
import { columnName, sheetDataOf, xlsxOf, type XlsxParts } from '../../kit/xlsx-file'

const tableOf = async (bytes: Uint8Array<ArrayBuffer>) => right(await readTable('orders.xlsx', bytes))
const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) => left(await readTable('orders.xlsx', bytes))

const rowsOf = async (inside: string, others: Omit<XlsxParts, 'sheets'> = {}) =>
  (await tableOf(xlsxOf({ sheets: { Ritten: inside }, ...others }))).sheets[0]?.rows

const orders = [
  ['naam', 'plaats'],
  ['Jansen & Zn', 'Utrecht'],
]

describe('the cells of an .xlsx file', () => {
  it('texts in cells are read, with the name of the sheet', async () => {
    expect((await tableOf(xlsxOf({ sheets: { Ritten: sheetDataOf(orders) } }))).sheets).toEqual([
      { name: 'Ritten', rows: orders },
    ])
  })

  it('shared texts are read, also with several formats, phonetic signs and escapes', async () => {
    const sharedStrings =
      '<si><t>naam</t></si><si><r><t>Caf</t></r><r><rPr/><t>é</t></r><rPh><t>x</t></rPh></si><si><t xml:space="preserve">a_x000A_b &#233; &lt;i&gt;</t></si>'
    const cells = '<sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row></sheetData>'
    expect(await rowsOf(cells, { sharedStrings })).toEqual([['naam', 'Café', 'a\nb é <i>']])
  })

  it('a shared text that is missing is an empty cell', async () => {
    expect(await rowsOf('<sheetData><row><c t="s"><v>7</v></c><c><v>1</v></c></row></sheetData>')).toEqual([['', '1']])
  })

  it('numbers have no digits that a spreadsheet does not show', async () => {
    const cells = ['12', '12.300000000000001', '4.5E+3', '-0.5', '123456789012345'].map((v) => `<c><v>${v}</v></c>`)
    expect(await rowsOf(`<sheetData><row>${cells.join('')}</row></sheetData>`)).toEqual([
      ['12', '12.3', '4500', '-0.5', '123456789012345'],
    ])
  })

  it('formulas give their result, and one that was never calculated gives nothing', async () => {
    const cells =
      '<c><f>1+1</f><v>2</v></c><c t="str"><f>A1&amp;"x"</f><v>2x</v></c><c><f>NOW()</f></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c>'
    expect(await rowsOf(`<sheetData><row>${cells}</row></sheetData>`)).toEqual([['2', '2x', '', '#DIV/0!', 'true']])
  })

  const styles = `<numFmts><numFmt numFmtId="170" formatCode="dd\\-mm\\-yyyy;@"/><numFmt numFmtId="171" formatCode="0000000000"/><numFmt numFmtId="172" formatCode="0.0 &quot;days&quot;"/><numFmt numFmtId="173" formatCode="h:mm"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs>${[0, 14, 20, 22, 170, 171, 172, 173].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`

  const styled = async (style: number, value: string, workbookProperties = '') =>
    (
      await rowsOf(`<sheetData><row><c s="${style}"><v>${value}</v></c></row></sheetData>`, {
        styles,
        workbookProperties,
      })
    )?.[0]?.[0]

  it.each([
    ['a date', 1, '46350', '2026-11-24'],
    ['a date of an own format', 4, '46350', '2026-11-24'],
    ['a time', 2, '0.395833333333333', '09:30'],
    ['a time of an own format', 7, '0.999988', '23:59'],
    ['a time with a hidden date', 2, '46350.375', '09:00'],
    ['a date with a time', 3, '46350.375', '2026-11-24T09:00'],
    ['the first day of 1900', 1, '1', '1900-01-01'],
    ['the last day before the leap day that never was', 1, '59', '1900-02-28'],
    ['the first day after it', 1, '61', '1900-03-01'],
    ['a phone number with its zero', 5, '612345678', '0612345678'],
    ['a number with a word in its format', 6, '2.5', '2.5'],
    ['a number that is no date', 1, '-5', '-5'],
  ])('%s is read', async (_, style, value, text) => {
    expect(await styled(style, value)).toBe(text)
  })

  it('a file that counts from 1904 is read', async () => {
    expect(await styled(1, '44888', '<workbookPr date1904="1"/>')).toBe('2026-11-24')
  })

  it('rows and cells that are left out keep the place of the others', async () => {
    const cells =
      '<sheetData><row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="4"><c r="A4"><v>3</v></c></row></sheetData>'
    expect(await rowsOf(cells)).toEqual([[], ['', '1', '', '2'], [], ['3']])
  })

  it('a cell that is merged over several rows stands in each of them', async () => {
    const inside = `${sheetDataOf([
      ['klant', 'stuk'],
      ['Jansen', 'a'],
      ['', 'b'],
      ['Prins', 'c'],
    ])}<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="A4:B4"/></mergeCells>`
    expect(await rowsOf(inside)).toEqual([
      ['klant', 'stuk'],
      ['Jansen', 'a'],
      ['Jansen', 'b'],
      ['Prins', 'c'],
    ])
  })

  it('names with a prefix are read, as some programs write them', async () => {
    const cells = '<x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>naam</x:t></x:is></x:c></x:row></x:sheetData>'
    expect(await rowsOf(cells)).toEqual([['naam']])
  })

  it('formatted rows below the table are no rows', async () => {
    const blank = Array.from(
      { length: 20_000 },
      (_, row) => `<row r="${row + 3}"><c r="A${row + 3}" s="1"/></row>`,
    ).join('')
    expect(await rowsOf(sheetDataOf(orders).replace('</sheetData>', `${blank}</sheetData>`))).toEqual(orders)
  })
})

describe('the sheets of an .xlsx file', () => {
  it('hidden sheets and sheets without a cell are left out', async () => {
    const sheets = { Leeg: '<sheetData/>', 'Geheim\nstate="hidden"': sheetDataOf(orders), Ritten: sheetDataOf(orders) }
    expect((await tableOf(xlsxOf({ sheets }))).sheets.map(({ name }) => name)).toEqual(['Ritten'])
  })

  it('a sheet with too many rows is left out where another is left', async () => {
    const long = sheetDataOf(Array.from({ length: 10_021 }, () => ['3511AB']))
    const table = await tableOf(xlsxOf({ sheets: { Postcodes: long, Ritten: sheetDataOf(orders) } }))
    expect([table.sheets.map(({ name }) => name), table.note]).toEqual([
      ['Ritten'],
      '1 sheet, without “Postcodes”: has more than 10,000 rows',
    ])
  })

  it('a file with only empty sheets is refused', async () => {
    expect(await refusalOf(xlsxOf({ sheets: { Blad1: '<sheetData/>', Blad2: '' } }))).toBe('Has no rows.')
  })

  it('1,000 columns are refused', async () => {
    const cells = Array.from({ length: 1000 }, (_, column) => `<c r="${columnName(column)}1"><v>1</v></c>`).join('')
    expect(await refusalOf(xlsxOf({ sheets: { A: `<sheetData><row r="1">${cells}</row></sheetData>` } }))).toBe(
      'Has 1,000 columns, more than 200. Delete those that are not needed.',
    )
  })

  it('a cell of a megabyte is cut, and the table says so', async () => {
    const table = await tableOf(xlsxOf({ sheets: { A: sheetDataOf([['x'.repeat(1_000_000), 'y']]) } }))
    expect(table.sheets[0]?.rows[0]?.map(({ length }) => length)).toEqual([10_000, 1])
    expect(table.note).toContain('1 long cell cut')
  })

  it('an entity that repeats itself is not expanded', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    expect(await rowsOf(`${bomb}<sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData>`)).toEqual([
      ['&b;'],
    ])
  })
})
