import type { CalendarDate } from '../calendar'
import { isDutchZip } from '../address'
import { isBlank } from '../parse'
import { memoizeWeak } from '../value'
import { guessedMeaningNamed, isKnownName, isNameOfPlannedField, meaningNamed } from './column-names'
import { meaningOfValues, refineMeaning } from './column-values'
import type { ColumnMeaning } from './import-field'
import { noteOf } from './column-note'
import { cellsOfColumn, columnCountOf, headersOf, MAX_HEADER_ROW, type Sheet, type SourceTable } from './source-table'

export type Certainty = 'sure' | 'likely' | 'guess'

/** What a column probably means; without a meaning it is left out. */
export type ColumnGuess = {
  readonly header: string
  readonly samples: ReadonlyArray<string>
  readonly meaning: ColumnMeaning | undefined
  readonly certainty: Certainty
  readonly note: string | undefined
}

/** How a sheet is read. The dispatcher may change each of them. */
export type ImportSettings = {
  /** index of the sheet */
  readonly sheet: number
  /** the row with the names of the columns, counted from 1; 0 where the first row is a stop */
  readonly headerRow: number
  readonly columns: ReadonlyArray<ColumnMeaning | undefined>
  readonly defaultDay: string | undefined
  readonly defaultDuration: number | undefined
  /** dates without a year are near this day */
  readonly today: CalendarDate
}

export const guessSettings = (table: SourceTable, today: CalendarDate): ImportSettings => {
  const sheet = mostRecognisedSheetOf(table)
  const headerRow = guessHeaderRow(table.sheets[sheet] ?? emptySheet)
  const guesses = guessColumns(table.sheets[sheet] ?? emptySheet, headerRow)
  return {
    sheet,
    headerRow,
    columns: guesses.map(({ meaning }) => meaning),
    defaultDay: undefined,
    defaultDuration: undefined,
    today,
  }
}

const emptySheet: Sheet = { name: '', rows: [] }

/** The index of the sheet with most columns of known names; of equals, the first that has rows. */
const mostRecognisedSheetOf = ({ sheets }: SourceTable): number => {
  const scores = sheets.map(
    (sheet) => 2 * knownNamesIn(sheet.rows[guessHeaderRow(sheet) - 1] ?? []) + Math.min(1, sheet.rows.length),
  )
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** How many cells name a column; none where the row has values, for a stop may have such words too. */
const knownNamesIn = (row: ReadonlyArray<string>): number =>
  row.some(isValue) ? 0 : row.filter((cell) => isKnownName(cell)).length

/** The row with most of the known names, two at least; else the first row that is filled and holds no stop. */
export const guessHeaderRow = (sheet: Sheet): number => {
  const first = sheet.rows.slice(0, MAX_HEADER_ROW)
  const scores = first.map(knownNamesIn)
  const best = Math.max(0, ...scores)
  if (best >= Math.max(1, Math.min(2, columnCountOf(sheet)))) return scores.indexOf(best) + 1
  const firstFilled = first.findIndex((row) => row.filter((cell) => !isBlank(cell)).length > 1)
  return firstFilled < 0 || (first[firstFilled] ?? []).some(isValue) ? Math.max(0, firstFilled) : firstFilled + 1
}

/** A zip or a number, but not the `2e` of a second phone number. */
const isValue = (cell: string): boolean => isDutchZip(cell) || /^\s*\d+(?!\d|(?:e|de|ste|st|nd|rd|th)\b)/i.test(cell)

const SAMPLE_COUNT = 3

/** Cached, since a screen asks again after each change of its settings. */
export const guessColumns = (sheet: Sheet, headerRow: number): ReadonlyArray<ColumnGuess> => {
  const guesses = guessesOfSheet(sheet)
  const columnGuesses = guesses.get(headerRow) ?? guessAll(sheet, headerRow)
  guesses.set(headerRow, columnGuesses)
  return columnGuesses
}

const guessesOfSheet: (sheet: Sheet) => Map<number, ReadonlyArray<ColumnGuess>> = memoizeWeak(() => new Map())

const guessAll = (sheet: Sheet, headerRow: number): ReadonlyArray<ColumnGuess> => {
  const headers = headersOf(sheet, headerRow)
  const columns = valuesByColumn(sheet, headerRow)
  const named = headers.map((header) => meaningNamed(header)?.meaning)
  const guesses = headers.map((header, column) =>
    guessColumn(header, columns[column] ?? [], named, () => cellsOfColumn(sheet, column)),
  )
  return guesses.map((guess, column) => withoutRepetition(guess, column, guesses))
}

const guessColumn = (
  header: string,
  values: ReadonlyArray<string>,
  named: ReadonlyArray<ColumnMeaning | undefined>,
  allValues: () => ReadonlyArray<string>,
): ColumnGuess => {
  const guessOf = (meaning: ColumnMeaning | undefined, certainty: Certainty, note?: string): ColumnGuess => ({
    header,
    samples: values.slice(0, SAMPLE_COUNT),
    meaning,
    certainty,
    note: [note, meaning && noteOf(meaning, values, allValues)].filter(Boolean).join('; ') || undefined,
  })
  const name = meaningNamed(header)
  if (name?.meaning !== undefined) {
    const { meaning, fittingShare } = refineMeaning(name.meaning, values, named)
    return guessOf(
      meaning,
      fittingShare >= 0.75 && !name.isUncertain ? 'sure' : fittingShare > 0.4 ? 'likely' : 'guess',
    )
  }
  const guessed = guessedMeaningNamed(header)
  if (guessed !== undefined) return guessOf(guessed, 'guess', 'Or is it a count of parcels to keep with the stop?')
  if (isNameOfPlannedField(header))
    return guessOf(undefined, 'guess', 'No field for it; routes are planned, not imported')
  if (values.length === 0) return guessOf(undefined, 'sure', 'Empty')
  const meaning = meaningOfValues(values, named)
  return guessOf(meaning, 'guess', meaning === undefined ? 'Not known' : undefined)
}

/** Of columns with one meaning the surest keeps it, of equals the first. */
const withoutRepetition = (guess: ColumnGuess, column: number, guesses: ReadonlyArray<ColumnGuess>): ColumnGuess => {
  if (guess.meaning === undefined || joinableMeanings.has(guess.meaning)) return guess
  const better = guesses.find(
    (other, otherColumn) =>
      otherColumn !== column &&
      other.meaning === guess.meaning &&
      (rankOf(other) < rankOf(guess) || (rankOf(other) === rankOf(guess) && otherColumn < column)),
  )
  return better === undefined
    ? guess
    : { ...guess, meaning: undefined, certainty: 'guess', note: `“${better.header}” already gives this` }
}

/** Several columns may give these, whose texts are joined. */
const joinableMeanings: ReadonlySet<ColumnMeaning> = new Set(['notes', 'productDescription', 'groupedExternalTaskIds'])

const rankOf = ({ certainty }: ColumnGuess): number => ['sure', 'likely', 'guess'].indexOf(certainty)

/** Enough to see what a column holds, and quick for every size of file. */
const MAX_VALUES = 200

const valuesByColumn = (sheet: Sheet, headerRow: number): ReadonlyArray<ReadonlyArray<string>> => {
  const columns = Array.from({ length: columnCountOf(sheet) }, (): string[] => [])
  for (const row of sheet.rows.slice(headerRow, headerRow + MAX_VALUES))
    for (const [column, cell] of row.entries()) if (!isBlank(cell)) columns[column]?.push(cell.trim())
  return columns
}
