import type { Calendar } from '../../application/stop'
import { calendarDateAt } from '../../domain/calendar'

const now = (): string => new Date().toISOString()

export const browserCalendar: Calendar = { now, today: () => calendarDateAt(now()) }
