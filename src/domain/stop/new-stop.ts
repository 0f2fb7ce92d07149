import { withPlacement } from './with-placement'
import { noFlags, type Stop, type StopFacts, type StopId } from './stop'
import { unplannedPlacementOf } from './unplanned-placement'

/** What an operator or a file says of a stop that is not there yet. */
export type StopDraft = Omit<StopFacts, keyof StopCreationInfo | 'optimizedIndex' | 'isVisible' | 'flags'>

/** What only the one who makes the stop can give: two names for it, and the moment. */
export type StopCreationInfo = { readonly id: StopId; readonly shortId: string; readonly createdAt: string }

/**
 * §4: a stop begins unplanned, unoptimised, without a number and with every flag false. Field by field, for spreads would
 * cost a hundred times as much.
 */
export const newStop = (draft: StopDraft, creationInfo: StopCreationInfo): Stop =>
  withPlacement(
    {
      id: creationInfo.id,
      shortId: creationInfo.shortId,
      createdAt: creationInfo.createdAt,
      type: draft.type,
      priority: draft.priority,
      customerName: draft.customerName,
      contactName: draft.contactName,
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
      extra: draft.extra,
    },
    unplannedPlacementOf(draft.requestedDay),
  )
