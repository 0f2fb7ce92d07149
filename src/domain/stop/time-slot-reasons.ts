import { compareTimes } from '../calendar'
import { quoted, type FieldReason } from '../parse'
import type { StopFacts } from './stop'

/** A reason if the slot ends before it starts. */
export const timeSlotReasons = ({
  timeSlotEarliest: earliest,
  timeSlotLatest: latest,
}: Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest'>): ReadonlyArray<FieldReason> =>
  earliest !== undefined && latest !== undefined && compareTimes(latest, earliest) === -1
    ? [{ field: 'timeSlotLatest', reason: `${quoted(latest)} is before timeSlotEarliest ${quoted(earliest)}` }]
    : []
