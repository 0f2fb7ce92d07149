import { houseNumberParts, isDutchZip, normaliseZip } from '../address'
import * as E from 'fp-ts/Either'
import { formatTime, weekdays } from '../calendar'
import { day as parseDay, isBlank, quoted, timeOrUndefined } from '../parse'
import { importFields, type ImportField, type ImportTexts } from './import-field'
import type { AddressTexts } from './read-address'

/** Starts as a Dutch zip and has letters, so that it is no foreign one: `3824 H`, `3511A8` or `35I1AB`. */
const nearlyDutch = /^(?=.*\d.*\d)[1-9][\dOIL]{2,4}[A-Z0-9]{1,3}$/

type Suspicion = { readonly field: ImportField; readonly reason: string }

/** Texts that an office did not mean, though the rules of a stop may accept them; and what it writes in place of them. */
export const reasonsAgainst = (texts: ImportTexts): ReadonlyArray<Suspicion> => {
  const { zip = '', street = '', houseNumber = '', routeDay = '', timeSlotEarliest = '', timeSlotLatest } = texts
  const reasons: Suspicion[] = []
  for (const field of importFields)
    if (isError(texts[field])) reasons.push({ field, reason: 'A spreadsheet could not calculate it' })
  if (isZipTypo(zip)) reasons.push({ field: 'zip', reason: 'Not a Dutch zip code' })
  if (zipInStreet.test(street)) reasons.push({ field: 'street', reason: 'Holds two addresses' })
  if (severalNumbers.test(houseNumber)) reasons.push({ field: 'houseNumber', reason: 'Columns give different ones' })
  if (houseNumberFix(houseNumber) !== undefined)
    reasons.push({ field: 'houseNumber', reason: 'A spreadsheet made a date of it' })
  if (slotFix(timeSlotEarliest) !== undefined && isBlank(timeSlotLatest))
    reasons.push({ field: 'timeSlotEarliest', reason: 'A spreadsheet made a date of it' })
  if (/^1\d{3}-/.test(routeDay)) reasons.push({ field: 'routeDay', reason: 'Not a day: earlier than 2000' })
  for (const { field, isReadable, reasonOf } of dayAndTimeRules) {
    const text = texts[field] ?? ''
    if (!isBlank(text) && !isReadable(text) && reasons.every((given) => given.field !== field))
      reasons.push({ field, reason: reasonOf(text) })
  }
  return reasons
}

type DayOrTimeRule = Pick<Suspicion, 'field'> & {
  readonly isReadable: (text: string) => boolean
  readonly reasonOf: (text: string) => string
}

export const IS_NOT_A_TIME = ' is not a time'

/** `8-26`, or `26` */
const hoursPattern = /^\s*(?:\d{1,2}\s*-\s*)?\d{1,2}\s*$/

/** `26:30`, but no part of a date such as `24.12.2026` */
const timesPattern = /(?<![\d.,:])\d{1,2}[:.,]\d\d(?!\d|[.,:]\d)/g

const timeRule = {
  isReadable: (text: string): boolean => timeOrUndefined(text) !== undefined,
  reasonOf: (text: string): string => {
    const times = text.match(hoursPattern.test(text) ? /\d+/g : timesPattern)
    const tooLate = times?.find((time) => Number(time.replace(/[:.,]/, '.')) > 24)
    return tooLate === undefined
      ? `${quoted(text)}${IS_NOT_A_TIME}: use 9:00`
      : `${quoted(tooLate)}${IS_NOT_A_TIME}: at most 24:00`
  },
}

/** Their reasons name the forms that an office writes; those of the rules of a stop name the forms of the API. */
const dayAndTimeRules: ReadonlyArray<DayOrTimeRule> = [
  {
    field: 'routeDay',
    isReadable: (text) => E.isRight(parseDay(text)),
    reasonOf: () => `Not a day: use 23-11-2026 or ${weekdays.join(', ')}`,
  },
  { field: 'timeSlotEarliest', ...timeRule },
  { field: 'timeSlotLatest', ...timeRule },
]

/** `#REF!` in the words of English and Dutch spreadsheets, and `Err:510`. */
const isError = (text = ''): boolean =>
  (text.startsWith('#') && errorPattern.test(text)) || (text.startsWith('Err:') && /^Err:\d{3}$/.test(text))

const errorPattern = /^#(?:VALUE!|REF!|DIV\/0!|NAME\?|NULL!|NUM!|N\/A|WAARDE!|VERW!|DEEL\/0!|NAAM\?|LEEG!|GETAL!|N\/B)$/

const isZipTypo = (zip: string): boolean => {
  if (usualZipPattern.test(zip)) return false
  if (letterForDigit.test(zip)) return true
  const text = normaliseZip(zip)
  return /[A-Z]/.test(text) && nearlyDutch.test(text) && !isDutchZip(text)
}

/** `I011AB` or `L011 AB`: British zips do not begin with I, O or Z, and have a space before three characters. */
const letterForDigit = /^\s*(?:[IOZ]\d{3}\s*|[LSB]\d{3}\s+)[A-Z]{2}\s*$/i

/** Of a cell with two addresses, the first is read as a part of the street of the last. */
const zipInStreet = /[\s,;][1-9]\d{3} ?[A-Z]{2}[\s,;]/

export const usualZipPattern = /^[1-9]\d{3} ?[A-Z]{2}$/

/** The text of a house number where columns give another each, for the dispatcher to choose. */
export const conflictingNumbers = (one: string, other: string): string | undefined => {
  const [oneNumber, otherNumber] = [leadingNumber(one), leadingNumber(other)]
  return oneNumber === '' || otherNumber === '' || oneNumber === otherNumber ? undefined : `${one} | ${other}`
}

const leadingNumber = (houseNumber: string): string =>
  houseNumberParts({ houseNumber, houseNumberSuffix: undefined }).number

const severalNumbers = /^\d.* \| \d/

/** 12-3 for `12-mrt` or a date such as 2026-03-12, which spreadsheets make of a number with a suffix. */
export const houseNumberFix = (text: string): AddressTexts | undefined => {
  const [day, month] = numbersOfDate(text) ?? []
  return day === undefined ? undefined : { houseNumber: String(day), houseNumberSuffix: String(month) }
}

/** From 8 to 12 for `8-dec` or a date such as 2026-12-08, which spreadsheets make of a time slot. */
export const slotFix = (text: string): ImportTexts | undefined => {
  const [from = 0, to = 0] = numbersOfDate(text) ?? []
  const [timeSlotEarliest, timeSlotLatest] = [formatTime(from * 60), formatTime(to * 60)]
  return from < to && timeSlotEarliest !== undefined && timeSlotLatest !== undefined
    ? { timeSlotEarliest, timeSlotLatest }
    : undefined
}

/** The two numbers that a spreadsheet read as day and month. */
const numbersOfDate = (text: string): readonly [number, number] | undefined => {
  if (!text.includes('-')) return undefined
  const [, day, word = ''] = /^(\d{1,2})-([a-z]{3})\.?$/i.exec(text.trim()) ?? []
  const month = 1 + months.findIndex((names) => names.includes(word.toLowerCase()))
  if (day !== undefined && month > 0) return [Number(day), month]
  const [, isoMonth, isoDay] = /^\d{4}-(\d{2})-(\d{2})(?:T00:00)?$/.exec(text.trim()) ?? []
  return isoDay === undefined ? undefined : [Number(isoDay), Number(isoMonth)]
}

const months: ReadonlyArray<ReadonlyArray<string>> = [
  ['jan'],
  ['feb'],
  ['mrt', 'mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dec'],
]

/** The zip that was probably meant: a letter O for a zero, or a zero for an O. */
export const zipFix = (zip: string): string | undefined => {
  const text = normaliseZip(zip)
  if (text.length !== 6) return undefined
  const digits = Array.from(text.slice(0, 4), (sign) => digitsLike.get(sign) ?? sign).join('')
  const letters = Array.from(text.slice(4), (sign) => lettersLike.get(sign) ?? sign).join('')
  return isDutchZip(digits + letters) ? digits + letters : undefined
}

const lookalikes = [
  ['0', 'O'],
  ['1', 'I'],
  ['8', 'B'],
  ['5', 'S'],
  ['2', 'Z'],
] as const

const digitsLike = new Map<string, string>([
  ...lookalikes.map(([digit, letter]) => [letter, digit] as const),
  ['L', '1'],
])
const lettersLike = new Map<string, string>(lookalikes)
