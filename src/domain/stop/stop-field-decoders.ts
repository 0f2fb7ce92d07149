import {
  filledIn,
  flagIn,
  listIn,
  numberIn,
  oneOfIn,
  timeIn,
  wholeNumberIn,
  wordingIn,
  type Handwriting,
  type Said,
  type Sense,
} from '../parse'
import { demandIn, usualDemand } from './demand'
import { NO_NUMBER, priorities } from './stop'
import { stopLayout } from './stop-layout'
import type { WrittenField } from './stop-fields'
import { stopTypeOf } from './stop-type'

type Find<A> = (record: Said, handwriting: Handwriting) => A

/** Makes a finder of what a stop says in a field, or of the fallback where that is nothing or cannot be understood. */
const as =
  <A, B>(sense: Sense<A>, fallback: B) =>
  (field: WrittenField): Find<A | B> => {
    const find = stopLayout.finder(field)
    return (record, handwriting) => {
      const value = find(record, handwriting)
      return value === undefined ? fallback : (sense(value) ?? fallback)
    }
  }

const words = as(wordingIn(), '')
const maybeWords = as(wordingIn(), undefined)
const maybeTime = as(timeIn, undefined)
const maybeCount = as(wholeNumberIn({ min: 1 }), undefined)
const yes = as(flagIn, false)

const noTasks: ReadonlyArray<string> = []

const filled = filledIn()
const typeIn: Sense<string> = (value) => {
  const type = filled(value)
  return type === undefined ? undefined : stopTypeOf(type)
}

/** What a written stop says, field by field. */
export const written = {
  id: words('id'),
  shortId: words('shortId'),
  createdAt: words('createdAt'),
  type: as(typeIn, 'Delivery')('type'),
  priority: as(oneOfIn(...priorities), 'Regular' as const)('priority'),
  customerName: words('customerName'),
  contactName: maybeWords('contactName'),
  zip: words('zip'),
  houseNumber: words('houseNumber'),
  houseNumberSuffix: maybeWords('houseNumberSuffix'),
  street: maybeWords('street'),
  city: maybeWords('city'),
  addressSummary: maybeWords('addressSummary'),
  lat: stopLayout.finder('lat'),
  lng: stopLayout.finder('lng'),
  requestedDay: maybeWords('requestedDay'),
  timeSlotEarliest: maybeTime('timeSlotEarliest'),
  timeSlotLatest: maybeTime('timeSlotLatest'),
  duration: as(numberIn({ min: 0 }), undefined)('duration'),
  demand: as(demandIn, usualDemand)('demand'),
  productDescription: maybeWords('productDescription'),
  notes: maybeWords('notes'),
  groupedExternalTaskIds: as(listIn(wordingIn()), noTasks)('groupedExternalTaskIds'),
  optimizedIndex: as(numberIn(), undefined)('optimizedIndex'),
  isVisible: as(flagIn, true)('isVisible'),
  isOptimized: yes('isOptimized'),
  isCompleted: yes('isCompleted'),
  isScannedIn: yes('isScannedIn'),
  isScannedOut: yes('isScannedOut'),
  isEtaUpdated: yes('isEtaUpdated'),
  isPromiseChecked: yes('isPromiseChecked'),
  isPositionCorrected: yes('isPositionCorrected'),
  isPlanned: yes('isPlanned'),
  stopNumber: as(numberIn(), NO_NUMBER)('stopNumber'),
  routeNumber: maybeCount('routeNumber'),
  routeName: maybeWords('routeName'),
  routeDay: maybeWords('routeDay'),
  externalRouteId: maybeCount('externalRouteId'),
  color: maybeWords('color'),
} satisfies Readonly<Record<WrittenField, Find<unknown>>>
