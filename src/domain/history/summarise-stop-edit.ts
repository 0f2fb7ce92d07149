import type { Plan } from '../plan'
import { stopList, type StopFacts, type StopId } from '../stop'
import { deepEqual } from '../value'
import type { ChangeSummary } from './change-summary'
import { summaryNameOf } from './summarise-change'

/** What people call the fields of a stop that can be edited; several fields may have one label. */
const fieldLabels: ReadonlyArray<readonly [field: keyof StopFacts, label: string]> = [
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

/** Which fields of a stop an edit changed; the stop has the name from before the edit. */
export const summariseStopEdit = (before: Plan, after: Plan, id: StopId): StopEditSummary => {
  const earlier = stopList.get(before.stops, id)?.facts
  const later = stopList.get(after.stops, id)?.facts
  const labels = fieldLabels.flatMap(([field, label]) => (deepEqual(earlier?.[field], later?.[field]) ? [] : [label]))
  return { kind: 'stop edited', stop: summaryNameOf(earlier, id), fields: [...new Set(labels)] }
}
