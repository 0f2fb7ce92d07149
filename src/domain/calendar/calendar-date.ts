import type { RouteDay } from './route-day'
import { twoDigits } from './two-digits'

/** A day of the calendar, as people count: month 1 is January. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number }

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** 2026-11-23; a day that never comes, such as 2026-02-30, is no date. */
export const calendarDateOf = (text: RouteDay): CalendarDate | undefined => {
  const [year = 0, month = 0, day = 0] = (isoPattern.exec(text) ?? []).slice(1).map(Number)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined
}

export const isoDateOf = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`

/** 0 is Monday. The calendar repeats every 400 years, which spares the odd early years of Date. */
export const weekdayOf = ({ year, month, day }: CalendarDate): number =>
  (new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCDay() + 6) % 7

export const dayAfter = ({ year, month, day }: CalendarDate): CalendarDate => {
  if (day < daysIn(year, month)) return { year, month, day: day + 1 }
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 }
}

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
