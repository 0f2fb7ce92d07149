import { MAX_CELL_LENGTH, MAX_HEADER_ROW, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '../../../domain/import'
import { attributeOf, decodeEntities, scanXml } from './scan-xml'
import { textOfNumber, type NumberFormat } from './xlsx-numbers'
import type { ZipArchive } from './zip-archive'

/** What the cells of all sheets refer to. */
export type Workbook = {
  readonly sharedTexts: ReadonlyArray<string>
  readonly formats: ReadonlyArray<NumberFormat>
  /** whether its dates count from 1904 instead of 1900 */
  readonly isFrom1904: boolean
}

/** The texts of a sheet, and how large it is; texts beyond what an import takes are not kept. */
export type ScannedSheet = {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly rowCount: number
  readonly columnCount: number
}

const MAX_ROWS = MAX_IMPORT_ROWS + MAX_HEADER_ROW

/** One more than is kept, so that a cut is seen. */
const MAX_KEPT = MAX_CELL_LENGTH + 1

type Cell = { readonly column: number; readonly type: string; readonly format: NumberFormat; text: string }

/** Reads a sheet until its end, or until it has too many rows. */
export const readXlsxSheet = async (archive: ZipArchive, path: string, workbook: Workbook): Promise<ScannedSheet> => {
  const rows: string[][] = []
  const merges: string[] = []
  let [row, column, columnCount, rowCount] = [-1, -1, 0, 0]
  let cell: Cell | undefined
  let isInText = false
  const endCell = (): void => {
    const text = cell === undefined ? '' : textOfCell(cell, workbook)
    if (cell === undefined || text === '') return
    rowCount = row + 1
    columnCount = Math.max(columnCount, cell.column + 1)
    if (row >= MAX_ROWS || cell.column >= MAX_IMPORT_COLUMNS) return
    while (rows.length <= row) rows.push([])
    const cells = rows[row] ?? []
    while (cells.length < cell.column) cells.push('')
    cells[cell.column] = text
  }
  await scanXml(archive, path, {
    onOpen: (name, attributes) => {
      if (name === 'row') {
        row = (wholeNumber(attributeOf(attributes, 'r')) ?? row + 2) - 1
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
        const format = workbook.formats[Number(attributeOf(attributes, 's') ?? -1)] ?? 'number'
        cell = { column, type: attributeOf(attributes, 't') ?? 'n', format, text: '' }
      } else if (name === 'v' || name === 't') isInText = true
      else if (name === 'mergeCell' && merges.length < MAX_ROWS) merges.push(attributeOf(attributes, 'ref') ?? '')
      return rowCount <= MAX_ROWS
    },
    onClose: (name) => {
      if (name === 'v' || name === 't') isInText = false
      if (name !== 'c') return
      endCell()
      cell = undefined
    },
    onText: (text) => {
      if (isInText && cell !== undefined && cell.text.length < MAX_KEPT) cell.text += text.slice(0, MAX_KEPT)
    },
  })
  for (const merge of merges) repeatMergedCell(rows, merge)
  return { rows, rowCount, columnCount }
}

const textOfCell = ({ type, text, format }: Cell, { sharedTexts, isFrom1904 }: Workbook): string => {
  switch (type) {
    case 's':
      return sharedTexts[Number(text)] ?? ''
    case 'b':
      return text === '1' ? 'true' : text === '0' ? 'false' : ''
    case 'n':
      return textOfNumber(text, format, isFrom1904)
    default:
      return decodeText(text)
  }
}

/** Texts that cells share, with the runs of several formats joined and without the phonetic text (`rPh`) that says how they are spoken. */
export const readSharedTexts = async (archive: ZipArchive, path: string): Promise<ReadonlyArray<string>> => {
  const texts: string[] = []
  let [text, isInText, isSpoken] = ['', false, false]
  await scanXml(archive, path, {
    onOpen: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      if (name === 't') isInText = !isSpoken
    },
    onClose: (name) => {
      if (name === 'si') texts.push(decodeText(text))
      if (name === 'rPh') isSpoken = false
      if (name === 't') isInText = false
    },
    onText: (part) => {
      if (isInText && text.length < MAX_KEPT) text += part.slice(0, MAX_KEPT)
    },
  })
  return texts
}

/** Signs that XML cannot hold are written as `_x000D_`. */
const decodeText = (text: string): string =>
  decodeEntities(text).replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

/** A cell that is merged over several rows gives its text to each of them. */
const repeatMergedCell = (rows: string[][], merge: string): void => {
  const [, start = '', , first = '', last = ''] = /^(([A-Z]{1,3})(\d{1,7})):[A-Z]{1,3}(\d{1,7})$/.exec(merge) ?? []
  const column = columnOf(start)
  if (column === undefined) return
  const text = rows[Number(first) - 1]?.[column] ?? ''
  if (text === '') return
  for (let row = Number(first); row < Math.min(Number(last), rows.length); row += 1) {
    const cells = rows[row] ?? []
    while (cells.length <= column) cells.push('')
    if (cells[column] === '') cells[column] = text
  }
}

/** The index of column C in `C5`. */
const columnOf = (place: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? []
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((total, letter) => total * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined
