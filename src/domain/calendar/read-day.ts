import { calendarDateOf, dateOfNumbers, dayAfter, isoDateOf, weekdays, type CalendarDate } from './calendar-date'
import type { RouteDay } from './route-day'

/**
 * The day that an office writes as 24-11-2026, 24/11/26, 24 nov, di 24 november, a number of a spreadsheet or a weekday;
 * undefined if it is none. The day stands before the month, as in the Netherlands, or behind it, as in America.
 */
export const readDay = (text: string, today: CalendarDate, isMonthFirst = false): RouteDay | undefined => {
  const spaced = text.replace(/\s+/g, ' ').trim()
  const trimmed = isMonthFirst ? withDayFirst(spaced) : spaced.toLowerCase()
  const weekday = weekdayNamed(trimmed)
  if (weekday !== undefined) return weekday
  const date = dateNamed(trimmed, today) ?? dateOf(trimmed.replace(weekdayPrefix, ''), today)
  return date === undefined ? undefined : isoDateOf(date)
}

const withDayFirst = (text: string): string => text.replace(dayAndMonth, '$3$2$1').toLowerCase()

const dayAndMonth = /^(\d{1,2})([-/.])(\d{1,2})(?!\d)/

/**
 * Whether the numbers of these days have the month first: 11/24/2026 beside 11/5/2026. No text may contradict, and many
 * must demand it, so that one typing error does not change how the others are read; fewer with slashes, which are usual in
 * America.
 */
export const hasMonthFirst = (texts: ReadonlyArray<string>): boolean => {
  const dates = texts.flatMap((text) => {
    const [, first, separator, second] = dayAndMonth.exec(text.trim()) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), separator }]
  })
  const monthFirstCount = dates.filter(({ second }) => second > 12).length
  const requiredShare = dates.every(({ separator }) => separator === '/') ? 0.1 : 0.4
  return (
    monthFirstCount > 0 && monthFirstCount >= requiredShare * dates.length && dates.every(({ first }) => first <= 12)
  )
}

const dateOf = (text: string, today: CalendarDate): CalendarDate | undefined => {
  const [, iso] = isoPattern.exec(text) ?? []
  if (iso !== undefined) return calendarDateOf(iso)
  if (serialPattern.test(text)) return calendarDateOf(isoDateOfSerial(Number.parseInt(text, 10)))
  const [, compactYear, compactMonth, compactDay] = slashPattern.exec(text) ?? compactPattern.exec(text) ?? []
  if (compactYear !== undefined) return existingDate(compactYear, compactMonth, compactDay)
  const [, day, month, year] = numberPattern.exec(text) ?? wordPattern.exec(text) ?? []
  if (day !== undefined) return dateNear(day, monthOf(month), year, today)
  const [, englishMonth, englishDay, englishYear] = englishPattern.exec(text) ?? []
  return dateNear(englishDay, monthOf(englishMonth), englishYear, today)
}

const isoPattern = /^(\d{4}-\d{2}-\d{2})(?:[t ]\d{1,2}:\d{2}.*)?$/
const slashPattern = /^(20\d{2})\/(\d{1,2})\/(\d{1,2})(?: \d{1,2}:\d{2}.*)?$/
const numberPattern = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2})(?: \d{1,2}:\d{2}(?::\d{2})?)?)?$/
const wordPattern = /^(\d{1,2})[- ./]?\s*([a-zäé]{3,9})\.?(?:[- ./]+'?(\d{4}|\d{2}))?$/
const englishPattern = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/
const compactPattern = /^(20\d{2})(\d{2})(\d{2})$/
/** Days since 1900 as spreadsheets count them, from 1982 to 2119. */
const serialPattern = /^[3-7]\d{4}(?:[.,]0+)?$/
const weekdayPrefix = /^(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/

/** The day that a spreadsheet counts from 1 January 1900, its day 1; its day 60 is a 29 February 1900 that never was. */
export const isoDateOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, (serial < 60 ? 31 : 30) + serial)).toISOString().slice(0, 10)

/** Without a year it is the date in the half year before today or in the half year after. */
const dateNear = (
  day: string | undefined,
  month: string | undefined,
  year: string | undefined,
  today: CalendarDate,
): CalendarDate | undefined => {
  if (year !== undefined) return existingDate(year, month, day)
  const months = Number(month) - today.month
  return existingDate(String(today.year + (months < -6 ? 1 : months > 6 ? -1 : 0)), month, day)
}

const existingDate = (year = '', month = '', day = ''): CalendarDate | undefined => dateOfNumbers(day, month, year)

const monthOf = (text: string | undefined): string | undefined => {
  if (text === undefined || /^\d+$/.test(text)) return text
  const index = monthNames.findIndex((names) =>
    names.some((name) => name === text || (text.length >= 3 && name.startsWith(text))),
  )
  return index < 0 ? '' : String(index + 1)
}

const monthNames: ReadonlyArray<ReadonlyArray<string>> = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maart', 'march', 'mrt'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
]

const weekdayNamed = (text: string): RouteDay | undefined => {
  const index = weekdayNames.findIndex((names) => names.includes(text.replace(/\.$/, '')))
  return weekdays[index]
}

const weekdayNames: ReadonlyArray<ReadonlyArray<string>> = [
  ['ma', 'maandag', 'mon', 'monday'],
  ['di', 'dinsdag', 'tue', 'tuesday'],
  ['wo', 'woensdag', 'wed', 'wednesday'],
  ['do', 'donderdag', 'thu', 'thursday'],
  ['vr', 'vrijdag', 'fri', 'friday'],
  ['za', 'zaterdag', 'sat', 'saturday'],
  ['zo', 'zondag', 'sun', 'sunday'],
]

const dateNamed = (text: string, today: CalendarDate): CalendarDate | undefined => {
  if (text === 'vandaag' || text === 'today') return today
  return text === 'morgen' || text === 'tomorrow' ? dayAfter(today) : undefined
}
