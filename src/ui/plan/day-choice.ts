import { weekdays } from '../../domain/day'
import type { DayOption } from '../../domain/stop'
import type { Choice } from '../parts'

/** §2: days are called by their Dutch names. */
export const dayChoice = ({ day, words }: DayOption): Choice => ({
  value: day,
  words,
  lang: weekdays.some((weekday) => weekday === words) ? 'nl' : undefined,
})
