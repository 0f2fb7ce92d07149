import { standingAt } from './with-placement'
import { noFlags, type Stop, type StopFacts, type StopId } from './stop'
import { unplannedOn } from './unplanned-placement'

/** What an operator or a file says of a stop that is not there yet. */
export type StopDraft = Omit<StopFacts, keyof StopBirth | 'optimizedIndex' | 'isVisible' | 'flags'>

/** What only the one who makes the stop can give: two names for it, and the moment. */
export type StopBirth = { readonly id: StopId; readonly shortId: string; readonly createdAt: string }

/**
 * §4: a stop begins unplanned, unoptimised, without a number and with every flag false. Field by field, for spreads would
 * cost a hundred times as much.
 */
export const newStop = (draft: StopDraft, birth: StopBirth): Stop =>
  standingAt(
    {
      id: birth.id,
      shortId: birth.shortId,
      createdAt: birth.createdAt,
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
      at: draft.at,
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
    unplannedOn(draft.requestedDay),
  )
