/** Month 1 is January. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** 2026-11-23; a nonexistent day such as 2026-02-30 is undefined. */
export const calendarDateOf = (text: string): CalendarDate | undefined => {
  const [year = 0, month = 0, day = 0] = (isoPattern.exec(text) ?? []).slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined
}

/** Of the numbers of a day, a month and a year of two or four digits; undefined for a day that does not exist. */
export const dateOfNumbers = (day: string, month: string, year: string): CalendarDate | undefined =>
  calendarDateOf(`${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

export const isoDateOf = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

/** 0 is Monday. The calendar repeats every 400 years, which avoids Date's special years below 100. */
export const weekdayOf = ({ year, month, day }: CalendarDate): number =>
  (new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCDay() + 6) % 7

export const dayAfter = ({ year, month, day }: CalendarDate): CalendarDate => {
  if (day < daysIn(year, month)) return { year, month, day: day + 1 }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** 09 for 9 */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Monday to Friday. */
export const WORKING_DAYS = 5

/** §2: the Dutch abbreviations, Monday first. */
export const weekdays = ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Za', 'Zo'] as const

/** The first such weekday (Monday is 0) after a date, never the date itself. */
export const nextWeekday = (weekday: number, date: CalendarDate): CalendarDate => {
  let next = dayAfter(date)
  for (let day = 1; day < 7 && weekdayOf(next) !== weekday; day += 1) next = dayAfter(next)
  return next
}

/** Monday to Friday of next week. */
export const nextWorkingWeek = (today: CalendarDate): ReadonlyArray<CalendarDate> => {
  const days = [nextWeekday(0, today)]
  for (const day of days) if (days.length < WORKING_DAYS) days.push(dayAfter(day))
  return days
}

/** Monday to Friday; holidays are not excluded. */
export const nextWorkingDay = (date: CalendarDate): CalendarDate => {
  const next = dayAfter(date)
  return weekdayOf(next) < WORKING_DAYS ? next : nextWorkingDay(next)
}
