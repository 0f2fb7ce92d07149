import { deflateRawSync } from 'node:zlib'

/** A file inside a ZIP file; `declaredSize` lies about how large it is unpacked. */
export type ZipPart = { readonly text: string | Uint8Array; readonly declaredSize?: number; readonly flags?: number }

/** The bytes of a ZIP file. */
export const zipOf = (parts: Readonly<Record<string, string | ZipPart>>): Uint8Array<ArrayBuffer> => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, value] of Object.entries(parts)) {
    const part = typeof value === 'string' ? { text: value } : value
    const plain = Buffer.from(part.text)
    const packed = deflateRawSync(plain)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(part.flags ?? 0x0800, 2)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(part.declaredSize ?? plain.length, 18)
    header.writeUInt16LE(Buffer.byteLength(name), 22)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), packed])
    const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), header, Buffer.alloc(14), Buffer.from(name)])
    entry.writeUInt32LE(offset, 42)
    bodies.push(body)
    directory.push(entry)
    offset += body.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]))
}

const relations = (entries: ReadonlyArray<readonly [string, string, string]>): string =>
  `<Relationships>${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://schemas/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export type XlsxParts = {
  /** the inside of `<worksheet>` by the name of the sheet; an attribute may follow a line break */
  readonly sheets: Readonly<Record<string, string>>
  readonly sharedStrings?: string
  readonly styles?: string
  readonly workbookProperties?: string
  readonly others?: Readonly<Record<string, string | ZipPart>>
}

/** The parts of an .xlsx file whose sheets hold this XML. */
export const xlsxParts = ({ sheets, sharedStrings, styles, workbookProperties = '', others }: XlsxParts) => {
  const names = Object.keys(sheets)
  const parts: Record<string, string | ZipPart> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook>${workbookProperties}<sheets>${names
      .map((name, index) => `<sheet name="${name.replace('\n', '" ')}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`.replaceAll('""', '"'),
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['rId90', 'sharedStrings', 'sharedStrings.xml'],
      ['rId91', 'styles', '/xl/styles.xml'],
    ]),
  }
  for (const [index, name] of names.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<?xml version="1.0"?>\n<worksheet>${sheets[name] ?? ''}</worksheet>`
  if (sharedStrings !== undefined) parts['xl/sharedStrings.xml'] = `<sst>${sharedStrings}</sst>`
  if (styles !== undefined) parts['xl/styles.xml'] = `<styleSheet>${styles}</styleSheet>`
  return { ...parts, ...others }
}

export const xlsxOf = (parts: XlsxParts): Uint8Array<ArrayBuffer> => zipOf(xlsxParts(parts))

/** Rows of texts as `<sheetData>`, with the texts in the cells. */
export const sheetDataOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  `<sheetData>${rows
    .map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells
            .map((text, column) =>
              text === ''
                ? ''
                : `<c r="${columnName(column)}${row + 1}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`,
            )
            .join('')}</row>`,
    )
    .join('')}</sheetData>`

export const columnName = (column: number): string =>
  column < 26
    ? String.fromCodePoint(65 + column)
    : `${columnName(Math.floor(column / 26) - 1)}${String.fromCodePoint(65 + (column % 26))}`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
