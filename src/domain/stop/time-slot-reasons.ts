import { timeOrder } from '../calendar'
import { shown, type Reason } from '../parse'
import type { StopFacts } from './stop'

/** What is wrong with a time slot that ends before it starts. */
export const slotFaults = ({
  timeSlotEarliest: earliest,
  timeSlotLatest: latest,
}: Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest'>): ReadonlyArray<Reason> =>
  earliest !== undefined && latest !== undefined && timeOrder(latest, earliest) === -1
    ? [{ field: 'timeSlotLatest', reason: `${shown(latest)} is before timeSlotEarliest ${shown(earliest)}` }]
    : []
