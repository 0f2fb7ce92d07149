import type { Calendar } from '../../application/stop'
import { calendarDateAt } from '../../domain/calendar'

export const browserCalendar: Calendar = { today: () => calendarDateAt(new Date().toISOString()) }
