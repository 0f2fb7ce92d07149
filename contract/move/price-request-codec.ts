import * as E from 'fp-ts/Either'
import type { RouteDay } from '../../src/domain/calendar'
import { MAX_PRICED_STOPS, type Price, type StopToPrice } from '../../src/domain/move'
import { isBlank, isJsonObject, type FieldReason } from '../../src/domain/parse'
import type { FigureSource } from '../../src/domain/route'
import { isBreak, parseStopFields, type StopDraft, type StopId } from '../../src/domain/stop'
import {
  booleanCodec,
  codecOf,
  integerCodec,
  listCodec,
  optionalField,
  reasonsOf,
  record,
  requiredField,
  routeDayCodec,
  type Codec,
  type JsonSchema,
} from '../codec'
import { newStopCodec } from '../stop'
import { figureSourceCodec } from '../route'
import { stopIdCodec } from './move-codec'
import { priceCodec } from './price-codec'

type PricesOptions = {
  /** without one: the day of the first stop that has one */
  readonly day: RouteDay | undefined
  readonly withPositionPrices: boolean | undefined
}

/** Stops of the project, which are put in one after the other. */
export type PricesOfStops = PricesOptions & { readonly stops: ReadonlyArray<StopId> }
/** One stop as it would be. */
export type PricesOfStop = PricesOptions & { readonly stop: StopToPrice }
export type PricesRequest = PricesOfStops | PricesOfStop

const stopToPriceSchema = (schema: JsonSchema): JsonSchema =>
  'properties' in schema
    ? { ...schema, title: 'StopToPrice', properties: { ...schema.properties, id: stopIdCodec.schema } }
    : schema

/** A break of a route, which another program planned, stays a break. */
const parseStoredStop = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
  const type = isJsonObject(value) && typeof value['type'] === 'string' ? value['type'] : ''
  return isJsonObject(value) && isBreak(type)
    ? E.map((draft: StopDraft) => ({ ...draft, type }))(parseStopFields({ ...value, type: undefined }))
    : parseStopFields(value)
}

const stopToPriceCodec: Codec<StopToPrice> = codecOf({
  name: 'StopToPrice',
  decode: (value) => {
    const id: E.Either<ReadonlyArray<FieldReason>, StopId | undefined> = isJsonObject(value) && !isBlank(value['id'])
      ? E.mapLeft(reasonsOf)(stopIdCodec.decode(value['id']))
      : E.right(undefined)
    if (E.isLeft(id)) return E.left(id.left.map(({ reason }) => ({ field: 'id', reason })))
    // A stop of the project may lack what a new one needs, such as a Dutch zip code.
    const draft = id.right === undefined ? E.mapLeft(reasonsOf)(newStopCodec.decode(value)) : parseStoredStop(value)
    return E.map((parsed: StopDraft) => ({ id: id.right, draft: parsed }))(draft)
  },
  encode: ({ id, draft }) => {
    const encoded = newStopCodec.encode(draft)
    return isJsonObject(encoded) && id !== undefined ? { ...encoded, id } : encoded
  },
  schema: stopToPriceSchema(newStopCodec.schema),
  example: newStopCodec.example,
})

const optionFields = {
  day: optionalField('day', routeDayCodec('2026-11-23')),
  withPositionPrices: optionalField('gaps', booleanCodec(true)),
}
const pricesOfStopsCodec = record<PricesOfStops>('PricesOfStops', {
  stops: requiredField('stops', listCodec(stopIdCodec, MAX_PRICED_STOPS)),
  ...optionFields,
})
const pricesOfStopCodec = record<PricesOfStop>('PricesOfStop', {
  stop: requiredField('stop', stopToPriceCodec),
  ...optionFields,
})

export const pricesRequestCodec: Codec<PricesRequest> = codecOf({
  name: 'PricesRequest',
  decode: (value): E.Either<ReadonlyArray<FieldReason>, PricesRequest> => {
    if (!isJsonObject(value) || isBlank(value['stop'])) return E.mapLeft(reasonsOf)(pricesOfStopsCodec.decode(value))
    return isBlank(value['stops'])
      ? E.mapLeft(reasonsOf)(pricesOfStopCodec.decode(value))
      : E.left([{ field: 'stops', reason: 'Give either stops of the project, or one stop as it would be' }])
  },
  encode: (request) => ('stop' in request ? pricesOfStopCodec.encode(request) : pricesOfStopsCodec.encode(request)),
  schema: { anyOf: [pricesOfStopsCodec.schema, pricesOfStopCodec.schema] },
  example: pricesOfStopsCodec.example,
})

export type PricesResult = {
  readonly version: number
  readonly figureSource: FigureSource
  readonly prices: ReadonlyArray<Price>
}

export const pricesResultCodec = record<PricesResult>('Prices', {
  version: requiredField('version', integerCodec({ min: 1 }, 41)),
  figureSource: requiredField('roads', figureSourceCodec),
  prices: requiredField('prices', listCodec(priceCodec)),
})
