import { isDutchZip } from '../address'
import { readDay } from '../calendar'
import type { ColumnMeaning } from './import-field'
import { readAddress, readHouseNumber, readStreetAndNumber } from './read-address'
import { readSlot, readTime } from './read-time'
import { readMinutes, readNumber } from '../parse'
import { readPriority, readType } from './read-type-and-priority'
import { slotFix } from './suspect-texts'

type Test = (value: string) => boolean

/** The share of the values that a test accepts; 1 where there are none. */
const shareOf = (values: ReadonlyArray<string>, test: Test): number =>
  values.length === 0 ? 1 : values.filter(test).length / values.length

/** Any day serves, for only whether it is a date is asked. */
const someDay = { year: 2026, month: 1, day: 1 }

const isNumberBetween =
  (min: number, max: number): Test =>
  (value) => {
    const number = Number(readNumber(value) ?? Number.NaN)
    return number >= min && number <= max
  }

const hasZipAndStreet: Test = (value) => {
  const address = readAddress(value)
  return address?.zip !== undefined && address.street !== undefined
}

const hasZip: Test = (value) => readAddress(value)?.zip !== undefined

const tests: Readonly<Partial<Record<ColumnMeaning, Test>>> = {
  zip: (value) => isDutchZip(value) || /^[A-Z]{0,2}-?\d{4,5}$/i.test(value),
  zipAndNumber: (value) => hasZip(value) && readAddress(value)?.houseNumber !== undefined,
  zipAndCity: (value) => hasZip(value) && readAddress(value)?.city !== undefined,
  houseNumber: (value) => /^\d{1,5}$/.test(value),
  houseNumberWithSuffix: (value) => readHouseNumber(value) !== undefined,
  streetAndNumber: (value) => readStreetAndNumber(value) !== undefined,
  address: (value) => readAddress(value) !== undefined,
  phone: (value) => /^[+\d() .-]+$/.test(value) && value.replace(/\D/g, '').length >= 9,
  lat: isNumberBetween(-90, 90),
  lng: isNumberBetween(-180, 180),
  latAndLng: (value) => /^-?\d{1,2}[.,]\d{3,}[;,\s]+-?\d{1,3}[.,]\d{3,}$/.test(value),
  routeDay: (value) => readDay(value, someDay) !== undefined,
  timeSlotEarliest: (value) => readTime(value) !== undefined,
  timeSlotLatest: (value) => readTime(value) !== undefined,
  timeSlot: (value) => readSlot(value) !== undefined,
  duration: (value) => readMinutes(value) !== undefined,
  demand: (value) => readNumber(value.split(/[;+|]/)[0] ?? '') !== undefined,
  type: (value) => readType(value) !== undefined,
  priority: (value) => readPriority(value) !== undefined,
}

/** The meaning that the values of a column without a known name have, if it is unmistakable and no name gives its parts. */
export const meaningOfValues = (
  values: ReadonlyArray<string>,
  named: ReadonlyArray<ColumnMeaning | undefined>,
): ColumnMeaning | undefined =>
  unmistakable.find(
    ({ meaning, test }) => !partsOf(meaning).some((part) => named.includes(part)) && shareOf(values, test) > 0.8,
  )?.meaning

const unmistakable: ReadonlyArray<{ readonly meaning: ColumnMeaning; readonly test: Test }> = [
  { meaning: 'zip', test: isDutchZip },
  {
    meaning: 'zipAndNumber',
    test: (value) => tests.zipAndNumber?.(value) === true && readAddress(value)?.street === undefined,
  },
  {
    meaning: 'zipAndCity',
    test: (value) =>
      tests.zipAndCity?.(value) === true &&
      readAddress(value)?.street === undefined &&
      readAddress(value)?.houseNumber === undefined,
  },
  { meaning: 'address', test: hasZipAndStreet },
  { meaning: 'latAndLng', test: (value) => tests.latAndLng?.(value) === true },
  { meaning: 'lat', test: (value) => /^5[0-3][.,]\d{3,}$/.test(value) },
  { meaning: 'lng', test: (value) => /^[3-7][.,]\d{3,}$/.test(value) },
  { meaning: 'phone', test: (value) => /^(?:\+31|0031|0)[\d() .-]{8,}$/.test(value) },
  { meaning: 'routeDay', test: (value) => !/^\d+$/.test(value) && readDay(value, someDay) !== undefined },
  {
    meaning: 'timeSlot',
    test: (value) => !/^[\d.,]*$/.test(value) && readSlot(value) !== undefined && readTime(value) === undefined,
  },
  { meaning: 'type', test: (value) => value.length > 3 && readType(value) !== undefined },
  { meaning: 'streetAndNumber', test: (value) => readStreetAndNumber(value) !== undefined },
]

/** The values may hold more, or less, than the name of their column says. `fittingShare` of them fit the meaning. */
export const refineMeaning = (
  meaning: ColumnMeaning,
  values: ReadonlyArray<string>,
  named: ReadonlyArray<ColumnMeaning | undefined>,
): { readonly meaning: ColumnMeaning; readonly fittingShare: number } => {
  const alternatives = (alternativesOf[meaning] ?? []).filter(
    (alternative) => !partsOf(alternative, meaning).some((part) => named.includes(part)),
  )
  const better = alternatives.find((alternative) => shareOf(values, strictTestOf(alternative)) > 0.6)
  const refined = values.length > 0 && better !== undefined ? better : meaning
  return { meaning: refined, fittingShare: shareOf(values, tests[refined] ?? (() => true)) }
}

const alternativesOf: Readonly<Partial<Record<ColumnMeaning, ReadonlyArray<ColumnMeaning>>>> = {
  zip: ['zipAndNumber', 'zipAndCity', 'address'],
  city: ['zipAndCity'],
  street: ['address', 'streetAndNumber'],
  streetAndNumber: ['address', 'street'],
  address: ['streetAndNumber'],
  houseNumber: ['houseNumberWithSuffix'],
  zipAndNumber: ['zip'],
  timeSlotEarliest: ['timeSlot'],
  timeSlot: ['routeDay'],
  lat: ['latAndLng'],
}

/** What else an alternative gives, which no other column may give already. */
const partsOf = (alternative: ColumnMeaning, meaning?: ColumnMeaning): ReadonlyArray<ColumnMeaning> => {
  const parts: Readonly<Partial<Record<ColumnMeaning, ReadonlyArray<ColumnMeaning>>>> = {
    zipAndNumber: ['houseNumber'],
    zipAndCity: ['city', 'zip'],
    address: ['zip', 'houseNumber'],
    streetAndNumber: ['houseNumber', 'houseNumberWithSuffix'],
    houseNumberWithSuffix: ['houseNumberSuffix'],
    timeSlot: ['timeSlotLatest'],
    routeDay: ['routeDay'],
    latAndLng: ['lng'],
  }
  return (parts[alternative] ?? []).filter((part) => part !== meaning)
}

/** A test that the plain meaning of the column does not pass. */
const strictTestOf = (meaning: ColumnMeaning): Test => {
  if (meaning === 'address') return hasZipAndStreet
  if (meaning === 'street') return (value) => !/\d/.test(value)
  if (meaning === 'zip') return isDutchZip
  if (meaning === 'timeSlot') return (value) => readTime(value) === undefined && readSlot(value) !== undefined
  // What a spreadsheet made of the slot 8-12 is the 8th of December.
  if (meaning === 'routeDay')
    return (value) =>
      readSlot(value) === undefined && slotFix(value) === undefined && readDay(value, someDay) !== undefined
  return tests[meaning] ?? (() => false)
}
