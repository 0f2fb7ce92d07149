import { normaliseZip } from '../address'
import { timeSlotDate } from '../calendar'
import { isBlank } from '../parse'
import type { StopFacts, StopId } from '../stop'
import type { ImportMode } from '../upload'

/** The stops of the project, as rows are compared with them. */
export type KnownStops = {
  readonly mode: ImportMode
  /** by every reference that a stop has, since merged stops have several */
  readonly byReference: ReadonlyMap<string, StopId>
  readonly byAddress: ReadonlyMap<string, StopId>
}

export const noKnownStops: KnownStops = { mode: 'add', byReference: new Map(), byAddress: new Map() }

export const knownStopsOf = (stops: Iterable<StopFacts>, mode: ImportMode): KnownStops => {
  const byReference = new Map<string, StopId>()
  const byAddress = new Map<string, StopId>()
  for (const stop of stops) {
    const address = addressKeyOf(stop)
    for (const reference of stop.groupedExternalTaskIds)
      if (!byReference.has(reference)) byReference.set(reference, stop.id)
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, stop.id)
  }
  return { mode, byReference, byAddress }
}

type Addressed = Pick<
  StopFacts,
  'customerName' | 'zip' | 'houseNumber' | 'houseNumberSuffix' | 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest'
>

/** The same text for stops with the same address, name and day; undefined where one is unknown. */
export const addressKeyOf = (stop: Addressed): string | undefined => {
  if ([stop.customerName, stop.zip, stop.houseNumber].some(isBlank)) return undefined
  const day = timeSlotDate(stop.timeSlotEarliest, stop.timeSlotLatest) ?? stop.requestedDay ?? ''
  const number = `${stop.houseNumber}${stop.houseNumberSuffix ?? ''}`.replace(/[\s-]/g, '')
  return [normaliseZip(stop.zip), number, stop.customerName.trim().replace(/\s+/g, ' '), day].join('\n').toLowerCase()
}
