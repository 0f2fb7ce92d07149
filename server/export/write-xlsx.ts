import { Zip, ZipDeflate, type AsyncFlateStreamHandler } from 'fflate'
import { escapeFormula } from '../../src/domain/text'
import { stopColumns, stopsInOrder, type Cell } from './stop-columns'
import { xmlText, type WriteParts } from './write-text-files'

/** A workbook with one sheet, packed part by part. */
export const writeXlsx: WriteParts<Uint8Array> = function* (plan) {
  const packed: Uint8Array[] = []
  const keep: AsyncFlateStreamHandler = (error, bytes) => {
    if (error !== null) throw error
    packed.push(bytes)
  }
  const workbook = new Zip(keep)
  for (const [name, parts] of [...fixedParts, [SHEET_NAME, sheetXml(plan)] as const]) {
    const file = new ZipDeflate(name, { level: 6 })
    workbook.add(file)
    for (const part of parts) {
      file.push(encoder.encode(part))
      // A part for each row, though most are empty until a block is packed: other requests have their turn by parts.
      yield Buffer.concat(packed.splice(0))
    }
    file.push(new Uint8Array(), true)
  }
  workbook.end()
  yield Buffer.concat(packed.splice(0))
}

const encoder = new TextEncoder()

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const SHEET_NAME = 'xl/worksheets/sheet1.xml'

/** What a reader of spreadsheets wants beside the sheet. The second style is bold, for the names of the columns. */
const fixedParts: ReadonlyArray<readonly [name: string, parts: ReadonlyArray<string>]> = [
  [
    '[Content_Types].xml',
    [
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
      `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/>`,
      `<Override PartName="/${SHEET_NAME}" ContentType="${CONTENT_TYPE}.worksheet+xml"/></Types>`,
    ],
  ],
  [
    '_rels/.rels',
    [
      `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">`,
      `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  ],
  [
    'xl/_rels/workbook.xml.rels',
    [
      `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">`,
      `<Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
    ],
  ],
  [
    'xl/workbook.xml',
    [
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}">`,
      `<sheets><sheet name="Stops" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  ],
  [
    'xl/styles.xml',
    [
      `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2">`,
      `<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>`,
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>`,
      `<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>`,
      `<cellXfs count="2"><xf fontId="0"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ],
]

const sheetXml: WriteParts<string> = function* (plan) {
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  yield `<cols><col min="1" max="${stopColumns.length}" width="16" customWidth="1"/></cols><sheetData>`
  yield rowXml(
    stopColumns.map(({ name }) => name),
    ' s="1"',
  )
  for (const exported of stopsInOrder(plan)) yield rowXml(stopColumns.map(({ cellOf }) => cellOf(exported)))
  yield '</sheetData></worksheet>'
}

/** A cell without a reference stands right of the one before it, so that empty ones are written as well. */
const rowXml = (cells: ReadonlyArray<Cell>, style = ''): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`

const cellXml = (cell: Cell, style: string): string => {
  if (cell === undefined || cell === '') return '<c/>'
  return typeof cell === 'number'
    ? `<c${style}><v>${cell}</v></c>`
    : `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(escapeFormula(cell))}</t></is></c>`
}
