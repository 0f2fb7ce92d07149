import type { Calendar } from '../../application/stop'
import { dateAt } from '../../domain/calendar'

export const browserCalendar: Calendar = { today: () => dateAt(new Date().toISOString()) }
