import {
  nonBlankTextOrUndefined,
  booleanLikeOrUndefined,
  listOrUndefined,
  numberOrUndefined,
  oneOfOrUndefined,
  timeOrUndefined,
  wholeNumberOrUndefined,
  textLikeOrUndefined,
  type RecordShape,
  type JsonObject,
  type ParseOrUndefined,
} from '../../src/domain/parse'
import {
  defaultDemand,
  NO_NUMBER,
  priorities,
  stopFieldLookup,
  stopTypeOf,
  type EncodedStopField,
} from '../../src/domain/stop'

type FieldDecoder<A> = (record: JsonObject, shape: RecordShape) => A

/** Makes a decoder of a field, with a fallback for a missing or invalid value. */
const fieldWithFallback =
  <A, B>(parse: ParseOrUndefined<A>, fallback: B) =>
  (field: EncodedStopField): FieldDecoder<A | B> => {
    const findValue = stopFieldLookup.finderOf(field)
    return (record, shape) => {
      const value = findValue(record, shape)
      return value === undefined ? fallback : (parse(value) ?? fallback)
    }
  }

const textField = fieldWithFallback(textLikeOrUndefined(), '')
const optionalTextField = fieldWithFallback(textLikeOrUndefined(), undefined)
const optionalTimeField = fieldWithFallback(timeOrUndefined, undefined)
const optionalCountField = fieldWithFallback(wholeNumberOrUndefined({ min: 1 }), undefined)
const flagField = fieldWithFallback(booleanLikeOrUndefined, false)

const noTasks: ReadonlyArray<string> = []

const parseText = nonBlankTextOrUndefined()
const typeOrUndefined: ParseOrUndefined<string> = (value) => {
  const type = parseText(value)
  return type === undefined ? undefined : stopTypeOf(type)
}

const amountOrUndefined = numberOrUndefined({ min: 0 })
const amountsOrUndefined = listOrUndefined(amountOrUndefined)

/** The default is one shared object, since most stops have it. */
const demandOrUndefined: ParseOrUndefined<ReadonlyArray<number>> = (value) => {
  const values: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  const isDefault = values.length === 0 || (values.length === 1 && amountOrUndefined(values[0]) === 1)
  return isDefault ? defaultDemand : amountsOrUndefined(values)
}

/** Decodes each field of a stop. */
export const stopFieldDecoders = {
  id: textField('id'),
  shortId: textField('shortId'),
  createdAt: textField('createdAt'),
  type: fieldWithFallback(typeOrUndefined, 'Delivery')('type'),
  priority: fieldWithFallback(oneOfOrUndefined(...priorities), 'Regular' as const)('priority'),
  customerName: textField('customerName'),
  contactName: optionalTextField('contactName'),
  phone: optionalTextField('phone'),
  zip: textField('zip'),
  houseNumber: textField('houseNumber'),
  houseNumberSuffix: optionalTextField('houseNumberSuffix'),
  street: optionalTextField('street'),
  city: optionalTextField('city'),
  addressSummary: optionalTextField('addressSummary'),
  lat: stopFieldLookup.finderOf('lat'),
  lng: stopFieldLookup.finderOf('lng'),
  requestedDay: optionalTextField('requestedDay'),
  timeSlotEarliest: optionalTimeField('timeSlotEarliest'),
  timeSlotLatest: optionalTimeField('timeSlotLatest'),
  duration: fieldWithFallback(numberOrUndefined({ min: 0 }), undefined)('duration'),
  demand: fieldWithFallback(demandOrUndefined, defaultDemand)('demand'),
  productDescription: optionalTextField('productDescription'),
  notes: optionalTextField('notes'),
  groupedExternalTaskIds: fieldWithFallback(listOrUndefined(textLikeOrUndefined()), noTasks)('groupedExternalTaskIds'),
  optimizedIndex: fieldWithFallback(numberOrUndefined(), undefined)('optimizedIndex'),
  isVisible: fieldWithFallback(booleanLikeOrUndefined, true)('isVisible'),
  isOptimized: flagField('isOptimized'),
  isCompleted: flagField('isCompleted'),
  isScannedIn: flagField('isScannedIn'),
  isScannedOut: flagField('isScannedOut'),
  isEtaUpdated: flagField('isEtaUpdated'),
  isPromiseChecked: flagField('isPromiseChecked'),
  isPositionCorrected: flagField('isPositionCorrected'),
  isPlanned: flagField('isPlanned'),
  stopNumber: fieldWithFallback(numberOrUndefined(), NO_NUMBER)('stopNumber'),
  routeNumber: optionalCountField('routeNumber'),
  routeName: optionalTextField('routeName'),
  routeDay: optionalTextField('routeDay'),
  externalRouteId: optionalCountField('externalRouteId'),
  color: optionalTextField('color'),
} satisfies Readonly<Record<EncodedStopField, FieldDecoder<unknown>>>
