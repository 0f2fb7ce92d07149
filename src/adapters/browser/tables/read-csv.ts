import * as E from 'fp-ts/Either'
import Papa from 'papaparse'
import {
  columnCountOf,
  guessHeaderRow,
  guessColumns,
  MAX_HEADER_ROW,
  MAX_IMPORT_ROWS,
  sizeReason,
  type Sheet,
  type SourceTable,
} from '../../../domain/import'
import { createCellReader, tableOfSheets, trimmedRows } from './table-of-sheets'

/** The text of a file. */
export type TextFile = Pick<SourceTable, 'fileName' | 'bytes'> & {
  readonly text: string
  /** how its bytes were read */
  readonly note: string | undefined
}

const separators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
  { sign: ',', name: 'commas' },
  { sign: '|', name: 'vertical bars' },
] as const

type Separator = (typeof separators)[number]

/** Reads a file of texts between separators. */
export const readCsv = ({ text, note, ...file }: TextFile): E.Either<string, SourceTable> => {
  const { body, separator } = separatorOf(text)
  const { rows: parsed, quoteNote } = parse(body, separator, MAX_IMPORT_ROWS + MAX_HEADER_ROW + 1)
  const cells = createCellReader()
  const rows = trimmedRows(parsed.map((row) => row.map(cells.read)))
  const sheet: Sheet = { name: '', rows }
  const reason = sizeReason(rows.length, columnCountOf(sheet))
  if (reason !== undefined) return E.left(reason)
  return tableOfSheets(file, rows.length === 0 ? [] : [sheet], [
    columnCountOf(sheet) > 1 ? `separated by ${separator.name}` : undefined,
    note,
    quoteNote,
    cells.note(),
  ])
}

/** A spreadsheet may name the separator in the first line, which then counts as an empty row. */
const separatorOf = (text: string): { readonly body: string; readonly separator: Separator } => {
  const [line = '', sign] = /^"?sep=([;\t,|])"?[^\r\n]*/i.exec(text) ?? []
  const named = separators.find((separator) => separator.sign === sign)
  return named === undefined
    ? { body: text, separator: likeliestSeparator(text) }
    : { body: text.slice(line.length), separator: named }
}

const ROWS_COMPARED = 30
const CHARACTERS_COMPARED = 100_000

/** The one that divides most rows into the same number of cells, and gives most names of columns. */
const likeliestSeparator = (text: string): Separator => {
  const start = text.slice(0, CHARACTERS_COMPARED)
  const scores = separators.map((separator) => {
    const { rows, quoteNote } = parse(start, separator, ROWS_COMPARED)
    // Quotes that do not fit tell of another separator.
    return scoreOf(rows) / (quoteNote === undefined ? 1 : 2)
  })
  return separators[Math.max(0, scores.indexOf(Math.max(...scores)))] ?? separators[0]
}

const scoreOf = (rows: ReadonlyArray<ReadonlyArray<string>>): number => {
  const nonEmptyRows = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const lengths = new Map<number, number>()
  for (const { length } of nonEmptyRows) if (length > 1) lengths.set(length, (lengths.get(length) ?? 0) + 1)
  const evenRows = Math.max(0, ...lengths.values()) / Math.max(1, nonEmptyRows.length)
  const sheet: Sheet = { name: '', rows: nonEmptyRows }
  const guessedColumns = guessColumns(sheet, guessHeaderRow(sheet)).filter(
    ({ meaning }) => meaning !== undefined,
  ).length
  return evenRows === 0 ? 0 : evenRows + guessedColumns
}

type Parsed = { readonly rows: ReadonlyArray<ReadonlyArray<string>>; readonly quoteNote: string | undefined }

/**
 * A quote at a wrong place would take rows that follow into one cell, so in its line quotes are read as they stand; in a
 * file with many of them, in every line.
 */
const parse = (text: string, { sign }: Separator, preview: number): Parsed => {
  const newline = newlineOf(text)
  const lines = newline === '\n' ? withSameLineEnds(text) : text
  const options = { delimiter: sign, newline } as const
  const rows: ReadonlyArray<string>[] = []
  const misplaced: number[] = []
  for (let rest = lines; rest !== '' && rows.length < preview;) {
    const { data, errors } = Papa.parse<string[]>(rest, { ...options, preview: preview - rows.length })
    const quoteAt = Math.min(...errors.flatMap(({ code, index }) => (quoteErrors.has(code) ? (index ?? 0) : [])))
    if (quoteAt === Infinity) {
      rows.push(...data)
      break
    }
    if (misplaced.length === MAX_MISPLACED_QUOTES)
      return { rows: parsePlainly(text, sign, preview), quoteNote: 'quotes that do not fit are read as text' }
    const start = 1 + rest.lastIndexOf('\n', quoteAt - 1)
    const end = rest.indexOf('\n', start)
    const line = rest.slice(start, end < 0 ? undefined : end)
    if (start > 0) rows.push(...Papa.parse<string[]>(rest.slice(0, start).replace(/\r?\n$/, ''), options).data)
    rows.push(...parsePlainly(line, sign, 1))
    misplaced.push(rows.length)
    rest = end < 0 ? '' : rest.slice(end + 1)
  }
  return { rows, quoteNote: noteOf(misplaced) }
}

const quoteErrors: ReadonlySet<string> = new Set(['MissingQuotes', 'InvalidQuotes'])

/** So many are slips of the pen; more are how the file is written. */
const MAX_MISPLACED_QUOTES = 20
const MAX_NAMED_ROWS = 3

const noteOf = (rows: ReadonlyArray<number>): string | undefined => {
  if (rows.length === 0) return undefined
  const named = rows.slice(0, MAX_NAMED_ROWS).join(', ')
  const others = rows.length > MAX_NAMED_ROWS ? ` and ${rows.length - MAX_NAMED_ROWS} more` : ''
  return `a quote that does not fit is read as text in ${rows.length === 1 ? 'row' : 'rows'} ${named}${others}`
}

const parsePlainly = (text: string, sign: Separator['sign'], preview: number): ReadonlyArray<ReadonlyArray<string>> =>
  Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: sign,
    preview,
    newline: '\n',
    quoteChar: '\u0000',
  }).data.map((row) => row.map(withoutQuotesAround))

const withoutQuotesAround = (cell: string): string => {
  if (cell.length < 2 || !cell.startsWith('"') || !cell.endsWith('"')) return cell
  const inner = cell.slice(1, -1)
  return inner.replaceAll('""', '').includes('"') ? cell : inner.replaceAll('""', '"')
}

/** A break inside of quotes belongs to its cell. */
const withSameLineEnds = (text: string): string =>
  text.replace(/"[^"]*"|\r\n?/g, (part) => (part.startsWith('"') ? part : '\n'))

/** Files that were joined from several have line ends of several kinds, which are then made the same. */
const newlineOf = (text: string): '\n' | '\r\n' => (/\r(?!\n)|(?<!\r)\n/.test(text) ? '\n' : '\r\n')
