import { formatZip, isDutchZip } from '../address'
import { hasMonthFirst, readDay, type CalendarDate } from '../calendar'
import type { ColumnMeaning, ImportField, ImportTexts } from './import-field'
import { itemsOfList, textOfList } from './list-text'
import { readAddress, readHouseNumber, readStreetAndNumber, readZipAndCity, readZipAndNumber } from './read-address'
import { readSlot, readTime } from './read-time'
import { houseNumberFix, usualZipPattern } from './suspect-texts'
import { havePointsInThousands, readMinutes, readNumber, readPhone } from '../parse'
import { readPriority, readType } from './read-type-and-priority'

/** How the cells of a column are written, where one alone could be read in two ways. */
export type ColumnStyle = {
  readonly isMonthFirst: boolean
  /** a point stands between thousands */
  readonly hasThousands: boolean
}

const plainStyle: ColumnStyle = { isMonthFirst: false, hasThousands: false }

export const columnStyleOf = (meaning: ColumnMeaning, cells: () => ReadonlyArray<string>): ColumnStyle => {
  if (meaning === 'routeDay') return { ...plainStyle, isMonthFirst: hasMonthFirst(cells()) }
  return meaning === 'demand'
    ? { ...plainStyle, hasThousands: havePointsInThousands(cells().flatMap(amountsOf)) }
    : plainStyle
}

/** The texts that a cell gives: as a stop has them where it is understood, else as it stands. */
export const readCell = (
  meaning: ColumnMeaning,
  text: string,
  today: CalendarDate,
  style: ColumnStyle = plainStyle,
): ImportTexts => {
  switch (meaning) {
    case 'houseNumberWithSuffix':
      return houseNumberFix(text) === undefined
        ? (readHouseNumber(text) ?? { houseNumber: text })
        : { houseNumber: text }
    case 'streetAndNumber':
      return readStreetAndNumber(text) ?? readAddress(text) ?? { street: text }
    case 'zipAndNumber':
      return readZipAndNumber(text)
    case 'zipAndCity':
      return readZipAndCity(text)
    case 'address':
      return readAddress(text) ?? { street: text }
    case 'latAndLng':
      return readPlace(text) ?? { lat: text }
    case 'timeSlot': {
      const slot = readSlot(text)
      return slot === undefined ? { timeSlotEarliest: text } : definedTexts(slot.earliest, slot.latest)
    }
    default:
      return { [meaning]: readField(meaning, text, today, style) }
  }
}

/** The text of one field. A dispatcher types it in the same spellings as a file. */
export const readField = (
  field: ImportField,
  text: string,
  today: CalendarDate,
  { isMonthFirst, hasThousands }: ColumnStyle = plainStyle,
): string => {
  switch (field) {
    case 'zip':
      return isDutchZip(text) && !usualZipPattern.test(text) ? formatZip(text) : text
    case 'phone':
      return readPhone(text)
    case 'lat':
    case 'lng':
      return readNumber(text) ?? text
    case 'routeDay':
      return readDay(text, today, isMonthFirst) ?? text
    case 'timeSlotEarliest':
    case 'timeSlotLatest':
      return readTime(text) ?? text
    case 'duration':
      return readMinutes(text) ?? text
    case 'demand':
      return textOfList(amountsOf(text).map((amount) => readNumber(amount, hasThousands) ?? amount))
    case 'type':
      return readType(text) ?? text
    case 'priority':
      return readPriority(text) ?? text
    default:
      return text
  }
}

const amountsOf = (text: string): ReadonlyArray<string> =>
  itemsOfList(text.replaceAll(' + ', '; ').replaceAll('|', ';'))

const readPlace = (text: string): ImportTexts | undefined => {
  const [lat, lng, ...others] = text.includes(';') ? text.split(';') : text.split(/,\s+|\s+|,(?=[^,]*$)/)
  if (lat === undefined || lng === undefined || others.length > 0) return undefined
  const [north, east] = [readNumber(lat), readNumber(lng)]
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east }
}

const definedTexts = (earliest: string | undefined, latest: string | undefined): ImportTexts => ({
  ...(earliest === undefined ? {} : { timeSlotEarliest: earliest }),
  ...(latest === undefined ? {} : { timeSlotLatest: latest }),
})
