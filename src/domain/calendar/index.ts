/** Responsible for days and clock times: day keys, their order and labels, and times of day. */
export { type RouteDay, dayOrder, isSameDay, ALL_DAYS, defaultDayChoices } from './route-day'
export {
  calendarDateOf,
  dateOfNumbers,
  dayAfter,
  isoDateOf,
  weekdayOf,
  type CalendarDate,
  weekdays,
  nextWeekday,
  nextWorkingWeek,
  nextWorkingDay,
} from './calendar-date'

export { dayLabel, dateLabel, fullDateLabel, shortDateLabel } from './date-labels'

export { hasMonthFirst, isoDateOfSerial, readDay } from './read-day'
export { minutesOf, formatTime, normaliseTime, readClockTime } from './time-of-day'
export { timestampOf, normaliseDateTime } from './timestamp'
export { boundsOfDay, dateOfDay, dateTimeOn, delayDateTime, delayTime, delayTimes } from './date-time-on'
export {
  calendarDateAt,
  dateTimeLabel,
  dayTimeLabel,
  timeOrDayTimeLabel,
  timeLabel,
  isoDateAt,
  timeSlotDate,
  compareTimes,
} from './date-time'
