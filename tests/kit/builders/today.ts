import type { CalendarDate } from '../../../src/domain/calendar'

export const today: CalendarDate = { year: 2026, month: 11, day: 26 }
