import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/adapters/browser/tables'
import { inCpuUnits } from '../../kit/cpu-unit'
import { left } from '../../kit/either'
import { sheetDataOf, xlsxOf, xlsxParts, zipOf } from '../../kit/xlsx-file'

const refusalOf = async (bytes: Uint8Array<ArrayBuffer>, name = 'orders.xlsx') => left(await readTable(name, bytes))

const orders = [
  ['naam', 'plaats'],
  ['Jansen', 'Utrecht'],
]

const MEGABYTE = 1024 * 1024

/** A second, in units of the processor time of a common computer. */
const SECOND = 12

const MAX_MEGABYTES = 150

const megabytesInUse = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MEGABYTE
}

/** Within a second, and within 150 MB more memory than before, also meanwhile. */
const withinLimits = async <A>(task: () => Promise<A>): Promise<A> => {
  const results: A[] = []
  const before = megabytesInUse()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, megabytesInUse())), 2)
  const units = await inCpuUnits(async () => results.push(await task()))
  clearInterval(timer)
  expect(units).toBeLessThan(SECOND)
  expect(Math.max(most, megabytesInUse()) - before).toBeLessThan(MAX_MEGABYTES)
  const [result] = results
  if (result === undefined) throw new Error('Nothing was answered.')
  return result
}

const tooLarge = 'Unpacks to more than 100 MB. Delete what is not needed and save it again.'

describe('an .xlsx file that unpacks to too much', () => {
  const bomb = new Uint8Array(150 * MEGABYTE).fill(0x20)

  it('one that says so is refused within a second and 150 MB', async () => {
    const bytes = xlsxOf({ sheets: {}, others: { 'xl/worksheets/sheet1.xml': { text: bomb } } })
    expect(bytes.length).toBeLessThan(MEGABYTE)
    expect(await withinLimits(async () => refusalOf(bytes))).toBe(tooLarge)
  })

  it('one that lies about its size is refused within a second and 150 MB, and unpacked no further than it says', async () => {
    const bytes = xlsxOf({
      sheets: { A: '' },
      others: { 'xl/worksheets/sheet1.xml': { text: bomb, declaredSize: 1000 } },
    })
    expect(await withinLimits(async () => refusalOf(bytes))).toBe('The file is damaged. Save it again as .xlsx.')
  })

  it('many parts that are too large only together are refused', async () => {
    const part = { text: bomb.subarray(0, 40 * MEGABYTE) }
    const bytes = xlsxOf({ sheets: { A: '' }, others: { 'xl/a.xml': part, 'xl/b.xml': part, 'xl/c.xml': part } })
    expect(await refusalOf(bytes)).toBe(tooLarge)
  })

  it('a million rows are refused within a second and 150 MB', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(1_000_000)
    const bytes = xlsxOf({ sheets: { A: `<sheetData>${rows}</sheetData>` } })
    expect(await withinLimits(async () => refusalOf(bytes))).toBe('Has more than 10,000 rows. Divide the file.')
  })

  it('a tag that never ends is refused', async () => {
    const bytes = xlsxOf({ sheets: { A: `<sheetData><row ${'a'.repeat(40 * MEGABYTE)}` } })
    expect(await withinLimits(async () => refusalOf(bytes))).toBe('The file is damaged. Save it again as .xlsx.')
  })
})

describe('files that are packed and no .xlsx', () => {
  const parts = xlsxParts({ sheets: { A: sheetDataOf(orders) } })
  const damaged = 'The file is damaged. Save it again as .xlsx.'

  it.each([
    ['an .ods file', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, 'An .ods file. Save it as .xlsx.'],
    ['an .xlsb file', { 'xl/workbook.bin': 'x' }, 'An .xlsb file. Save it as .xlsx.'],
    ['a .numbers file', { 'Index/Document.iwa': 'x' }, 'A .numbers file. Export it as .xlsx.'],
    ['a .docx file', { 'word/document.xml': 'x' }, 'A .docx file. Copy the table into a spreadsheet.'],
    ['a .zip file', { 'orders.csv': 'a;b' }, 'A .zip file. Unpack it and choose the file in it.'],
  ])('%s is refused with what to do', async (_, content, reason) => {
    expect(await refusalOf(zipOf(content))).toBe(reason)
  })

  it('a packed file with a password is refused', async () => {
    expect(await refusalOf(zipOf({ 'xl/workbook.xml': { text: 'x', flags: 1 } }))).toBe(
      'Protected with a password. Save it without one.',
    )
  })

  const oldFormat = (text: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, 'utf16le')])

  it('an .xlsx file with a password is refused', async () => {
    expect(await refusalOf(oldFormat('EncryptedPackage'))).toBe('Protected with a password. Save it without one.')
  })

  it('an .xls file is refused', async () => {
    expect(await refusalOf(oldFormat('Workbook'), 'orders.xls')).toBe('An .xls file. Open it and save it as .xlsx.')
  })

  it('a file that was cut off is refused', async () => {
    const bytes = zipOf(parts)
    expect(await refusalOf(bytes.slice(0, bytes.length - 40))).toBe(damaged)
  })

  it('a file with changed bytes is refused or read, and never ends in an exception', async () => {
    const bytes = zipOf(parts)
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(['Left', 'Right']).toContain((await readTable('orders.xlsx', changed))._tag)
    }
  })

  it('a file without the sheet that it names is refused', async () => {
    const { 'xl/worksheets/sheet1.xml': _, ...others } = { ...parts }
    expect(await refusalOf(zipOf(others))).toBe('Has no rows.')
  })

  it('a file whose parts lie outside of it is refused', async () => {
    const bytes = zipOf(parts)
    const entry = '_rels/.rels'
    const entryStart = Buffer.from(bytes).lastIndexOf(entry) - 46
    new DataView(bytes.buffer).setUint32(entryStart + 42, 0xff_ff_ff_00, true)
    expect(await refusalOf(bytes)).toBe(damaged)
  })
})
