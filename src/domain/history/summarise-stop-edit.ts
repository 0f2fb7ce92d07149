import type { Plan } from '../plan'
import { stopList, type StopFacts, type StopId } from '../stop'
import { deepEqual } from '../value'
import type { ChangeSummary } from './change-summary'
import { summaryNameOf } from './summarise-change'

/** What people call the fields of a stop that can be edited; several may be one thing to them. */
const fieldWords: ReadonlyArray<readonly [field: keyof StopFacts, words: string]> = [
  ['type', 'type'],
  ['priority', 'priority'],
  ['customerName', 'name'],
  ['contactName', 'contact'],
  ['phone', 'phone'],
  ['zip', 'address'],
  ['houseNumber', 'address'],
  ['houseNumberSuffix', 'address'],
  ['street', 'address'],
  ['city', 'address'],
  ['addressSummary', 'address'],
  ['coordinates', 'coordinates'],
  ['requestedDay', 'day'],
  ['timeSlotEarliest', 'time slot'],
  ['timeSlotLatest', 'time slot'],
  ['duration', 'duration'],
  ['demand', 'demand'],
  ['productDescription', 'products'],
  ['notes', 'notes'],
  ['groupedExternalTaskIds', 'tasks'],
]

type StopEditSummary = Extract<ChangeSummary, { readonly kind: 'stop edited' }>

/** An edit of a stop, by the name that the stop had before. */
export const summariseStopEdit = (before: Plan, after: Plan, id: StopId): StopEditSummary => {
  const earlier = stopList.get(before.stops, id)?.facts
  const later = stopList.get(after.stops, id)?.facts
  const words = fieldWords.flatMap(([field, word]) => (deepEqual(earlier?.[field], later?.[field]) ? [] : [word]))
  return { kind: 'stop edited', stop: summaryNameOf(earlier, id), fields: [...new Set(words)] }
}
