import { pluralise } from '../text'
import type { ColumnMeaning } from './import-field'
import { columnStyleOf } from './read-cell'
import { readSlot } from './read-time'
import { readNumber } from '../parse'
import { readPriority, readType } from './read-type-and-priority'

/** What a dispatcher should know about how a column is read, from the first of its values or, where one counts, from all. */
export const noteOf = (
  meaning: ColumnMeaning,
  values: ReadonlyArray<string>,
  allValues: () => ReadonlyArray<string>,
): string | undefined => {
  switch (meaning) {
    case 'streetAndNumber':
      return 'Split into street, number, suffix'
    case 'houseNumberWithSuffix':
      return 'Split into number and suffix'
    case 'zipAndNumber':
      return 'Split into zip, number, suffix'
    case 'zipAndCity':
      return 'Split into zip and city'
    case 'address':
      return 'Split into street, number, suffix, zip and city'
    case 'zip':
      return 'Any spacing and case is read'
    case 'duration':
      return 'Read as minutes'
    case 'routeDay':
      return columnStyleOf(meaning, allValues).isMonthFirst ? 'Read with the month before the day' : undefined
    case 'demand':
      return noteOfThousands(values, columnStyleOf(meaning, allValues).hasThousands)
    case 'timeSlot':
      return noteOfSlots(values)
    case 'type':
      return noteOfSpellings(values, readType)
    case 'priority':
      return noteOfSpellings(values, readPriority)
    default:
      return undefined
  }
}

/** Says how `1.250` is read, which may be either. */
const noteOfThousands = (values: ReadonlyArray<string>, hasThousands: boolean): string | undefined => {
  const [read, other] = [hasThousands, !hasThousands].map(
    (thousands) => (value: string) => readNumber(value, thousands),
  )
  const unclear = values.find((value) => read?.(value) !== other?.(value))
  return unclear === undefined ? undefined : `“${unclear}” read as ${Number(read?.(unclear))}`
}

const MAX_EXAMPLES = 3

const noteOfSlots = (values: ReadonlyArray<string>): string | undefined => {
  const texts = distinct(values).filter((value) => /^\D+$/.test(value) && readSlot(value) !== undefined)
  const notes = texts.slice(0, MAX_EXAMPLES).map((text, index) => {
    const { earliest, latest } = readSlot(text) ?? {}
    const hours = earliest === undefined ? 'any time' : `${earliest}–${latest ?? ''}`
    return `“${text}”${index === 0 ? ' read as' : ''} ${hours}`
  })
  return notes.length === 0 ? undefined : notes.join(', ')
}

const noteOfSpellings = (
  values: ReadonlyArray<string>,
  read: (value: string) => string | undefined,
): string | undefined => {
  const texts = distinct(values)
  const converted = texts.filter((text) => read(text) !== undefined && read(text) !== text)
  const unknown = texts.filter((text) => read(text) === undefined).length
  const notes = [
    converted
      .slice(0, MAX_EXAMPLES)
      .map((text) => `${text}: ${read(text) ?? ''}`)
      .join(', '),
    unknown === 0 ? '' : `${pluralise(unknown, 'word')} unknown`,
  ].filter((note) => note !== '')
  return notes.length === 0 ? undefined : notes.join('; ')
}

const distinct = (values: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(values)]
