import { weekdays } from '../../domain/calendar'
import type { DayOption } from '../../domain/stop'
import type { Choice } from '../components'

/** §2: days are called by their Dutch names. */
export const dayChoice = ({ day, words }: DayOption): Choice => ({
  value: day,
  words,
  lang: weekdays.some((weekday) => weekday === words) ? 'nl' : undefined,
})
