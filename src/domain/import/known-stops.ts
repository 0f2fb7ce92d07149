import { normaliseZip } from '../address'
import { isBlank } from '../parse'
import { askedDayOf, type StopFacts, type StopId } from '../stop'
import { stopsByReference, type ImportMode, type StopsByReference } from '../upload'

/** The stops of the project, by what a row is recognised by. */
export type KnownStops = {
  /** `update`: a row with the reference of a stop updates that stop; `add`: such a row is a duplicate */
  readonly mode: ImportMode
  readonly byReference: StopsByReference
  readonly byAddress: ReadonlyMap<string, StopId>
}

export const noKnownStops: KnownStops = { mode: 'add', byReference: new Map(), byAddress: new Map() }

export const knownStopsOf = (stops: ReadonlyArray<StopFacts>, mode: ImportMode): KnownStops => {
  const byAddress = new Map<string, StopId>()
  for (const stop of stops) {
    const address = customerAddressKeyOf(stop)
    if (address !== undefined && !byAddress.has(address)) byAddress.set(address, stop.id)
  }
  return { mode, byReference: stopsByReference(stops), byAddress }
}

type StopIdentity = Pick<
  StopFacts,
  'customerName' | 'zip' | 'houseNumber' | 'houseNumberSuffix' | 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest'
>

/** The same text for stops with the same name, address and day, or all without a day; undefined without name, zip or number. */
export const customerAddressKeyOf = (stop: StopIdentity): string | undefined => {
  if ([stop.customerName, stop.zip, stop.houseNumber].some(isBlank)) return undefined
  const day = askedDayOf(stop) ?? ''
  const number = `${stop.houseNumber}${stop.houseNumberSuffix ?? ''}`.replace(/[\s-]/g, '')
  return [normaliseZip(stop.zip), number, stop.customerName.trim().replace(/\s+/g, ' '), day].join('\n').toLowerCase()
}
