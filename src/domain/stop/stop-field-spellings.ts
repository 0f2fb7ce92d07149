import { fieldLookupFor } from '../parse'
import type { Placement, StopFacts, StopFlag } from './stop'

/** §3: the encoded fields of a stop; coordinates are two, every flag is one, and the carrier is `externalRouteId`. */
export type EncodedStopField =
  | Exclude<keyof StopFacts | keyof Placement, 'coordinates' | 'flags' | 'unknownFields' | 'carrierId'>
  | StopFlag
  | 'lat'
  | 'lng'
  | 'externalRouteId'

/** §3: every spelling, first the one this program writes; a dot names a field of a nested object. */
export const spellings = {
  id: ['id'],
  shortId: ['shortId', 'short_id'],
  createdAt: ['createdAt', 'created_at'],
  type: ['type'],
  priority: ['priority'],
  customerName: ['customerName', 'customer_name', 'address.name'],
  contactName: ['contactName', 'contact_name'],
  phone: ['phone'],
  zip: ['zip', 'zipcode', 'address.zipcode', 'address.zip'],
  houseNumber: ['houseNumber', 'house_number', 'address.houseNumber', 'address.house_number'],
  houseNumberSuffix: ['houseNumberSuffix', 'house_number_suffix'],
  street: ['street', 'address.street'],
  city: ['city', 'address.city'],
  addressSummary: ['addressSummary', 'address_summary', 'address.address'],
  lat: ['lat', 'address.lat'],
  lng: ['lng', 'lon', 'address.lng', 'address.lon'],
  requestedDay: ['requestedDay', 'requested_day'],
  timeSlotEarliest: ['timeSlotEarliest', 'time_slot_earliest'],
  timeSlotLatest: ['timeSlotLatest', 'time_slot_latest'],
  duration: ['duration'],
  demand: ['demand'],
  productDescription: ['productDescription', 'product_description'],
  notes: ['notes'],
  groupedExternalTaskIds: ['groupedExternalTaskIds', 'grouped_external_task_ids'],
  optimizedIndex: ['optimizedIndex', 'optimized_index'],
  isVisible: ['isVisible', 'is_visible'],
  isOptimized: ['isOptimized', 'is_optimized'],
  isCompleted: ['isCompleted', 'is_completed'],
  isScannedIn: ['isScannedIn', 'is_scanned_in'],
  isScannedOut: ['isScannedOut', 'is_scanned_out'],
  isEtaUpdated: ['isEtaUpdated', 'is_eta_updated'],
  isPromiseChecked: ['isPromiseChecked', 'is_promise_checked'],
  isPositionCorrected: ['isPositionCorrected', 'is_position_corrected'],
  isPlanned: ['isPlanned', 'is_planned'],
  stopNumber: ['stopNumber', 'stop_number'],
  routeNumber: ['routeNumber', 'route_number'],
  routeName: ['routeName', 'route_name'],
  routeDay: ['routeDay', 'route_day'],
  externalRouteId: ['externalRouteId', 'external_route_id'],
  color: ['color'],
} as const satisfies Readonly<Record<EncodedStopField, ReadonlyArray<string>>>

/** §3: finds the fields of a stop in any spelling. */
export const stopFieldLookup = fieldLookupFor<EncodedStopField>(spellings)
