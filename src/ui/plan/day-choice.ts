import { weekdays } from '../../domain/calendar'
import type { DayOption } from '../../domain/stop'
import type { Choice } from '../components'

/** §2: days have Dutch names. */
export const dayChoiceOf = ({ day, label }: DayOption): Choice => ({
  value: day,
  label,
  lang: weekdays.some((name) => name === label) ? 'nl' : undefined,
})
