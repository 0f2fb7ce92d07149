import type { ImportWork, EarlierColumns } from '../../../application/import'
import { addressSummaryOf, houseNumberWithSuffix } from '../../../domain/address'
import { calendarDateOf, dayAfter, dayLabel, isoDateOf } from '../../../domain/calendar'
import {
  columnCountOf,
  guessColumns,
  guessHeaderRow,
  meaningLabels,
  readRowsBetween,
  rowNumbersOf,
  type Certainty,
  type ColumnMeaning,
  type ImportField,
  type ImportSettings,
  type ImportTexts,
  type Sheet,
  type SourceTable,
} from '../../../domain/import'
import { timeOrUndefined } from '../../../domain/parse'
import { pluralise } from '../../../domain/text'
import type { Choice, Detail } from '../../components'

export type ColumnViewModel = {
  readonly key: string
  readonly header: string
  readonly samples: string
  readonly meaning: ColumnMeaning | undefined
  readonly certainty: Certainty
  readonly note: string
}

export type ColumnsViewModel = {
  readonly sheets: ReadonlyArray<Choice>
  /** of the rows below the names of the columns */
  readonly rowNumbers: ReadonlyArray<number>
  readonly columns: ReadonlyArray<ColumnViewModel>
  /** such as `12 in the file: 11 used, 1 left out` */
  readonly summary: string
  /** such as `2 guesses to look at` */
  readonly guessNote: string
  /** the columns of the table as guessed, and as an earlier import had them */
  readonly presets: ReadonlyArray<{ readonly label: string; readonly columns: ImportSettings['columns'] }>
}

/** A column that is left out, in a list of choices. */
export const NO_FIELD = ''

export const meaningChoices: ReadonlyArray<Choice> = [
  ...Object.entries(meaningLabels).map(([value, label]) => ({ value, label })),
  { value: NO_FIELD, label: 'Leave out' },
]

export const columnsViewModel = (work: ImportWork, earlier: EarlierColumns | undefined): ColumnsViewModel => {
  const { table, settings } = work
  const guesses = guessColumns(table.sheets[settings.sheet] ?? emptySheet, settings.headerRow)
  const columns = guesses.map(({ header, samples, meaning, certainty, note }, index): ColumnViewModel => {
    const chosen = settings.columns[index]
    const isGuessed = chosen === meaning
    return {
      key: `${index} ${header}`,
      header: header === '' ? `Column ${index + 1}` : header,
      samples: samples.join(' · '),
      meaning: chosen,
      certainty: isGuessed ? certainty : 'sure',
      note: isGuessed ? (note ?? '') : '',
    }
  })
  const rowNumbers = rowNumbersOf(table.sheets[settings.sheet], settings.headerRow)
  const usedCount = columns.filter(({ meaning }) => meaning !== undefined).length
  const guessCount = columns.filter(({ certainty }) => certainty === 'guess').length
  return {
    sheets: table.sheets.map((sheet, index) => {
      const rowCount = index === settings.sheet ? rowNumbers.length : rowCountOf(sheet)
      return {
        value: String(index),
        label: `${sheet.name === '' ? table.fileName : sheet.name} (${pluralise(rowCount, 'row')})`,
      }
    }),
    rowNumbers,
    columns,
    summary: `${columns.length} in the file: ${usedCount} used, ${columns.length - usedCount} left out`,
    guessNote: guessCount === 0 ? '' : `${pluralise(guessCount, 'guess', 'guesses')} to look at`,
    presets: [
      { label: 'Guessed from this file', columns: guesses.map(({ meaning }) => meaning) },
      ...(earlier === undefined || earlier.columns.length !== columns.length
        ? []
        : [{ label: `As in ${earlier.fileName}, ${dayLabel(earlier.day)}`, columns: earlier.columns }]),
    ],
  }
}

/** The rows below the names of the columns. */
export const rowCountOf = (sheet: Sheet): number => rowNumbersOf(sheet, guessHeaderRow(sheet)).length

/** How another sheet of the table, or another row of names, is read. */
export const settingsAt = (
  table: SourceTable,
  sheet: number,
  headerRow: number = guessHeaderRow(table.sheets[sheet] ?? emptySheet),
): Partial<ImportSettings> => ({
  sheet,
  headerRow,
  columns: guessColumns(table.sheets[sheet] ?? emptySheet, headerRow).map(({ meaning }) => meaning),
})

const emptySheet = { name: '', rows: [] }

/** No day, and today with the days of a week. */
export const dayChoicesOf = ({ today, defaultDay }: ImportSettings): ReadonlyArray<Choice> => {
  const days = [today]
  for (const day of days) if (days.length < 8) days.push(dayAfter(day))
  const isoDays = days.map(isoDateOf)
  const others = defaultDay === undefined || isoDays.includes(defaultDay) ? [] : [defaultDay]
  return [
    { value: '', label: 'No day' },
    ...[...others, ...isoDays].map((day) => ({ value: day, label: dayLabel(day), lang: 'nl' as const })),
  ]
}

export type RowExample = { readonly number: number; readonly details: ReadonlyArray<Detail> }

/** What a row of the file becomes, by its number. */
export const exampleOf = ({ table, settings }: ImportWork, number: number): RowExample | undefined => {
  const sheet = table.sheets[settings.sheet]
  const [row] = sheet === undefined ? [] : readRowsBetween(sheet, settings, number - 1, number)
  return row && { number: row.number, details: detailsOf(row.texts) }
}

const detailsOf = (texts: ImportTexts): ReadonlyArray<Detail> => {
  const { zip = '', houseNumber = '', houseNumberSuffix, street, city } = texts
  const address = addressSummaryOf({ zip, houseNumber, houseNumberSuffix, street, city })
  const [earliest = '', latest = ''] = [texts.timeSlotEarliest, texts.timeSlotLatest]
  return [
    { label: 'Customer name', value: texts.customerName },
    { label: 'Address', value: address ?? `${zip} ${houseNumberWithSuffix(houseNumber, houseNumberSuffix)}`.trim() },
    { label: 'Time slot', value: slotLabelOf(earliest, latest) },
    ...otherFields.flatMap((field) => {
      const text = texts[field]
      return text === undefined ? [] : [{ label: meaningLabels[field], value: labelOfText(field, text) }]
    }),
  ]
}

const otherFields = [
  'routeDay',
  'duration',
  'demand',
  'type',
  'priority',
  'contactName',
  'phone',
  'notes',
  'productDescription',
  'groupedExternalTaskIds',
] as const satisfies ReadonlyArray<ImportField>

const labelOfText = (field: ImportField, text: string): string => {
  if (field === 'routeDay') return dayTextOf(text)
  return field === 'duration' && /^[\d.]+$/.test(text) ? `${text} min` : text
}

/** With its year, which may be mistyped. */
export const dayTextOf = (day = ''): string => {
  const date = calendarDateOf(day)
  return date === undefined ? day : `${dayLabel(day)}-${date.year}`
}

/** An earliest text alone that is no time, such as `25:00-26:00`, stands as it is in the file. */
export const slotLabelOf = (earliest: string, latest: string): string => {
  if (earliest === '' && latest === '') return 'any time'
  if (latest === '' && timeOrUndefined(earliest) === undefined) return earliest
  if (earliest === '') return `until ${latest}`
  return latest === '' ? `from ${earliest}` : `${earliest}–${latest}`
}

/** Columns of the widest row. */
export const columnTotalOf = (table: SourceTable, sheet: number): number => {
  const rows = table.sheets[sheet]
  return rows === undefined ? 0 : columnCountOf(rows)
}
