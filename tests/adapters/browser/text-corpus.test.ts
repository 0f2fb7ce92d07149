import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/adapters/browser/tables'
import { inCpuUnits } from '../../kit/cpu-unit'
import { left, right } from '../../kit/either'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

const utf16 = (text: string, endian: 'little' | 'big'): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.codePointAt(index) ?? 0, endian === 'little')
  return new Uint8Array(view.buffer)
}

const latin1 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'))

const tableOf = async (bytes: Uint8Array<ArrayBuffer>, name = 'orders.csv') => right(await readTable(name, bytes))

const rowsOf = async (content: string | Uint8Array<ArrayBuffer>, name?: string) =>
  (await tableOf(typeof content === 'string' ? bytesOf(content) : content, name)).sheets[0]?.rows

const refusalOf = async (content: string | Uint8Array<ArrayBuffer>, name = 'orders.csv') =>
  left(await readTable(name, typeof content === 'string' ? bytesOf(content) : content))

describe('separators of a text file', () => {
  it.each([
    ['semicolons', 'naam;plaats\nJansen;Utrecht\n', 'separated by semicolons'],
    ['commas', 'naam,plaats\nJansen,Utrecht\n', 'separated by commas'],
    ['tabs', 'naam\tplaats\nJansen\tUtrecht\n', 'separated by tabs'],
    ['vertical bars', 'naam|plaats\nJansen|Utrecht\n', 'separated by vertical bars'],
  ])('a file separated by %s is read', async (_, text, note) => {
    const table = await tableOf(bytesOf(text))
    expect([table.sheets[0]?.rows, table.note]).toEqual([
      [
        ['naam', 'plaats'],
        ['Jansen', 'Utrecht'],
      ],
      note,
    ])
  })

  it('decimal commas do not hide the semicolons', async () => {
    expect(await rowsOf('naam;lat;lng\nA;52,1;5,1\nB;52,2;5,2')).toEqual([
      ['naam', 'lat', 'lng'],
      ['A', '52,1', '5,1'],
      ['B', '52,2', '5,2'],
    ])
  })

  it('commas in addresses do not hide the tabs', async () => {
    expect((await rowsOf('klant\tadres\nA\tKade 1, Utrecht, NL\nB\tPlein 2, Zeist, NL'))?.[1]).toEqual([
      'A',
      'Kade 1, Utrecht, NL',
    ])
  })

  it('the first line of a spreadsheet may name the separator', async () => {
    expect(await rowsOf('sep=|\nnaam|plaats\nA;B|C')).toEqual([[], ['naam', 'plaats'], ['A;B', 'C']])
  })

  it('a file of one column is read', async () => {
    expect(await rowsOf('postcode\n3511AB\n3512CD')).toEqual([['postcode'], ['3511AB'], ['3512CD']])
  })
})

describe('encodings of a text file', () => {
  const text = 'naam;plaats\nCafé Ünïek €5;’s-Gravenhage'
  const expected = [
    ['naam', 'plaats'],
    ['Café Ünïek €5', '’s-Gravenhage'],
  ]

  it.each([
    ['UTF-8', bytesOf(text)],
    ['UTF-8 with a byte order mark', bytesOf(`\uFEFF${text}`)],
    ['UTF-16 little endian with a byte order mark', utf16(`\uFEFF${text}`, 'little')],
    ['UTF-16 big endian with a byte order mark', utf16(`\uFEFF${text}`, 'big')],
    ['UTF-16 little endian without a mark', utf16(text, 'little')],
    ['UTF-16 big endian without a mark', utf16(text, 'big')],
  ])('%s is read', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual(expected)
  })

  it('Windows-1252 is read, and the table says so', async () => {
    const bytes = latin1('naam;plaats\nCaf\u00E9 \u0080 5;\u0092s-Gravenhage')
    const table = await tableOf(bytes)
    expect([table.sheets[0]?.rows[1], table.note]).toEqual([
      ['Café € 5', '’s-Gravenhage'],
      'separated by semicolons, Windows-1252',
    ])
  })

  it('UTF-8 with a broken character stays UTF-8, and the table says so', async () => {
    const bytes = new Uint8Array([...bytesOf('naam;plaats\nCafé één;Zeist '), 0xc3, ...bytesOf('\nB;C')])
    const table = await tableOf(bytes)
    expect(table.sheets[0]?.rows[1]).toEqual(['Café één', 'Zeist \uFFFD'])
    expect(table.note).toBe('separated by semicolons, 1 character unreadable')
  })

  it('a mark in the middle of a file that was joined from two is dropped', async () => {
    expect(await rowsOf('naam;plaats\n\uFEFFA;B')).toEqual([
      ['naam', 'plaats'],
      ['A', 'B'],
    ])
  })
})

describe('lines and quotes of a text file', () => {
  it.each([
    ['Windows', 'a;b\r\nc;d\r\n'],
    ['old Macs', 'a;b\rc;d\r'],
    ['mixed systems', 'a;b\r\nc;d\n'],
  ])('line ends of %s are read', async (_, text) => {
    expect(await rowsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('a break inside of quotes stays as it is, whatever ends the lines', async () => {
    expect(await rowsOf('a;"b\r\nc"\r\nd;"e\nf"\r\ng;"h\ri"\n')).toEqual([
      ['a', 'b\r\nc'],
      ['d', 'e\nf'],
      ['g', 'h\ri'],
    ])
  })

  it('three kinds of line ends in one file are read', async () => {
    expect(await rowsOf('a;b\r\nc;d\ne;f\r\ng;h')).toHaveLength(4)
  })

  it('a quoted cell holds separators, line breaks and quotes', async () => {
    expect(await rowsOf('naam;notitie\n"Jansen; Zn";"bel ""Piet""\nachterom"')).toEqual([
      ['naam', 'notitie'],
      ['Jansen; Zn', 'bel "Piet"\nachterom'],
    ])
  })

  it('a quote inside a cell that does not start with one stays', async () => {
    expect((await rowsOf('naam;maat\nBuis;3" pijp'))?.[1]).toEqual(['Buis', '3" pijp'])
  })

  it('semicolons in quoted cells do not hide the commas between them', async () => {
    expect(await rowsOf('"Jansen; Zn","Kade; 3"\n"Prins; Zn","Plein; 4"')).toEqual([
      ['Jansen; Zn', 'Kade; 3'],
      ['Prins; Zn', 'Plein; 4'],
    ])
  })

  it('blank lines keep the numbers of the rows below them', async () => {
    expect(await rowsOf('naam;plaats\n\n;\nA;B\n\n\n')).toEqual([['naam', 'plaats'], [], [], ['A', 'B']])
  })

  it('rows that are longer or shorter than the first are read', async () => {
    expect(await rowsOf('a;b;c\nd\ne;f;g;h')).toEqual([['a', 'b', 'c'], ['d'], ['e', 'f', 'g', 'h']])
  })

  it('empty columns at the end of every row are dropped', async () => {
    expect(await rowsOf(`a;b${';'.repeat(400)}\nc;d${';'.repeat(400)}`)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('an apostrophe that made a formula harmless is taken off, and any other stays', async () => {
    expect((await rowsOf("a;b;c\n'=1+1;'s-Hertogenbosch;'+31 6"))?.[1]).toEqual(['=1+1', "'s-Hertogenbosch", '+31 6'])
  })

  it('a formula, a script and a link stay text', async () => {
    const cells = ['=cmd|"/c calc"!A1', '<img src=x onerror=alert(1)>', 'javascript:alert(1)']
    expect((await rowsOf(`a;b;c\n${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}`))?.[1]).toEqual(
      cells,
    )
  })
})

describe('text files that are too large', () => {
  it('10,000 rows are read, and a million are refused within a second', async () => {
    expect(await rowsOf(`naam\n${'A\n'.repeat(10_000)}`)).toHaveLength(10_001)
    const long = bytesOf(`naam\n${'A\n'.repeat(1_000_000)}`)
    const secondInUnits = 12
    const refuse = async () => expect(await refusalOf(long)).toBe('Has more than 10,000 rows. Divide the file.')
    expect(await inCpuUnits(refuse)).toBeLessThan(secondInUnits)
  })

  it('1,000 columns are refused', async () => {
    const row = Array.from({ length: 1000 }, (_, column) => `c${column}`).join(';')
    expect(await refusalOf(`${row}\n${row}`)).toBe(
      'Has 1,000 columns, more than 200. Delete those that are not needed.',
    )
  })

  it('a cell of a megabyte is cut, and the table says so', async () => {
    const table = await tableOf(bytesOf(`naam;notitie\nA;${'x'.repeat(1_000_000)}`))
    expect(table.sheets[0]?.rows[1]?.[1]).toHaveLength(10_000)
    expect(table.note).toContain('1 long cell cut')
  })

  it('a file above 20 MB is refused', async () => {
    expect(await refusalOf(new Uint8Array(20 * 1024 * 1024 + 1))).toBe('Has more than 20 MB. Divide the file.')
  })
})

describe('files that are no text table', () => {
  it.each([
    ['an empty file', '', 'Has no rows.'],
    ['a file with only blanks', ' \n\t\n', 'Has no rows.'],
    ['a file with only a mark', '\uFEFF', 'Has no rows.'],
  ])('%s is refused', async (_, text, reason) => {
    expect(await refusalOf(text)).toBe(reason)
  })

  it.each([
    ['a PDF', '%PDF-1.7 ...', 'orders.pdf', 'A .pdf file. Ask for the .xlsx or .csv file.'],
    [
      'a web page that is called .xls',
      '<html><table><tr><td>1',
      'orders.xls',
      'A web page. Open it in a spreadsheet and save it as .xlsx.',
    ],
    ['an XML file', '<?xml version="1.0"?><orders/>', 'orders.xml', 'An XML file. Save it as .xlsx or .csv.'],
    ['a rich text', '{\\rtf1 orders}', 'orders.rtf', 'An .rtf file. Save the table as .xlsx or .csv.'],
  ])('%s is refused with what to do', async (_, text, name, reason) => {
    expect(await refusalOf(text, name)).toBe(reason)
  })

  it('an image is refused', async () => {
    const signature = Buffer.from('89504e470d0a1a0a', 'hex')
    const image = new Uint8Array([...signature, ...Array.from({ length: 99 }, (_, at) => at)])
    expect(await refusalOf(image, 'scan.png')).toBe('Not a table. Choose a .csv, .xlsx, .txt or .json file.')
  })
})
