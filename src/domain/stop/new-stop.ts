import { noFlags, type Stop, type StopFacts, type StopId, NO_NUMBER, type Placement } from './stop'

/** A new stop as a dispatcher or a file describes it. */
export type StopDraft = Omit<StopFacts, keyof StopCreationInfo | 'optimizedIndex' | 'isVisible' | 'flags'>

/** What the creator of a stop generates. */
export type StopCreationInfo = { readonly id: StopId; readonly shortId: string; readonly createdAt: string }

/**
 * §4: a new stop is unplanned, unoptimised, without a number and with every flag false. Its fields are copied one by one,
 * since a spread is a hundred times slower.
 */
export const newStop = (draft: StopDraft, creationInfo: StopCreationInfo): Stop =>
  unplannedStop({
    id: creationInfo.id,
    shortId: creationInfo.shortId,
    createdAt: creationInfo.createdAt,
    type: draft.type,
    priority: draft.priority,
    customerName: draft.customerName,
    contactName: draft.contactName,
    phone: draft.phone,
    zip: draft.zip,
    houseNumber: draft.houseNumber,
    houseNumberSuffix: draft.houseNumberSuffix,
    street: draft.street,
    city: draft.city,
    addressSummary: draft.addressSummary,
    coordinates: draft.coordinates,
    requestedDay: draft.requestedDay,
    timeSlotEarliest: draft.timeSlotEarliest,
    timeSlotLatest: draft.timeSlotLatest,
    duration: draft.duration,
    demand: draft.demand,
    productDescription: draft.productDescription,
    notes: draft.notes,
    groupedExternalTaskIds: draft.groupedExternalTaskIds,
    optimizedIndex: undefined,
    isVisible: true,
    flags: noFlags,
    unknownFields: draft.unknownFields,
  })

/** §4: no route, and the requested day. */
export const unplannedPlacementOf = (requestedDay: StopFacts['requestedDay']): Placement => ({
  isPlanned: false,
  stopNumber: NO_NUMBER,
  routeNumber: undefined,
  routeName: undefined,
  routeDay: requestedDay,
  carrierId: undefined,
  color: undefined,
})

export const unplannedStop = (facts: StopFacts): Stop => ({
  facts,
  placement: unplannedPlacementOf(facts.requestedDay),
})
