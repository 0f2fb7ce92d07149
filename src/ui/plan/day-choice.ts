import { weekdays } from '../../domain/calendar'
import type { DayOption } from '../../domain/stop'
import type { Choice } from '../components'

/** §2: days are called by their Dutch names. */
export const dayChoice = ({ day, label }: DayOption): Choice => ({
  value: day,
  words: label,
  lang: weekdays.some((weekday) => weekday === label) ? 'nl' : undefined,
})
