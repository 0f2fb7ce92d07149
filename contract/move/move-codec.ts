import * as E from 'fp-ts/Either'
import { isJsonObject, type FieldReason, wrongType } from '../../src/domain/parse'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import type { Move, MovePosition, MoveTarget } from '../../src/domain/move'
import {
  codecOf,
  idCodec,
  integerCodec,
  listCodec,
  reasonsOf,
  record,
  requiredField,
  routeDayCodec,
  type Codec,
  type CodecField,
  type JsonSchema,
} from '../codec'

/** The most moves of one edit, or of one acceptance. */
export const MAX_MOVES = 10_000

export const routeIndexCodec = integerCodec({ min: 0, max: MAX_ROUTE_INDEX }, 3)
export const stopIdCodec = idCodec('stp_8k2f')
const nullSchema: JsonSchema = { type: 'null' }

const driverTargetCodec = record('DriverTarget', {
  driverId: requiredField('driver_id', idCodec('drv_0c31')),
  day: requiredField('day', routeDayCodec('2026-11-30')),
})
const carrierTargetCodec = record('CarrierTarget', {
  carrierId: requiredField('external_route_id', integerCodec({}, 7)),
  day: requiredField('day', routeDayCodec('2026-11-30')),
})
const routeTargetCodec = record('RouteTarget', { index: requiredField('route', routeIndexCodec) })

type Decoded<A> = E.Either<ReadonlyArray<FieldReason>, A>

const decodeWith = <A>(codec: Codec<A>, value: unknown): Decoded<A> => E.mapLeft(reasonsOf)(codec.decode(value))

const decodeTarget = (value: unknown): Decoded<MoveTarget> => {
  if (value === null) return E.right({ kind: 'unplanned' })
  if (!isJsonObject(value)) return wrongType('a route, a driver, a carrier or null', value)
  const named = ['route', 'driver_id', 'external_route_id'].filter((name) => value[name] !== undefined)
  if (named.length !== 1)
    return E.left([{ field: '', reason: 'Name one of route, driver_id and external_route_id, or give null' }])
  if (named[0] === 'route')
    return E.map(({ index }: { readonly index: number }): MoveTarget => ({ kind: 'route', index }))(
      decodeWith(routeTargetCodec, value),
    )
  return named[0] === 'driver_id'
    ? E.map((target: { readonly driverId: string; readonly day: string }): MoveTarget => ({
        kind: 'driver',
        ...target,
      }))(decodeWith(driverTargetCodec, value))
    : E.map((target: { readonly carrierId: number; readonly day: string }): MoveTarget => ({
        kind: 'carrier',
        ...target,
      }))(decodeWith(carrierTargetCodec, value))
}

const encodeTarget = (to: MoveTarget): unknown => {
  switch (to.kind) {
    case 'unplanned':
      return null
    case 'route':
      return routeTargetCodec.encode(to)
    case 'driver':
      return driverTargetCodec.encode(to)
    case 'carrier':
      return carrierTargetCodec.encode(to)
  }
}

export const targetCodec: Codec<MoveTarget> = codecOf({
  name: 'MoveTarget',
  decode: decodeTarget,
  encode: encodeTarget,
  schema: {
    anyOf: [routeTargetCodec.schema, driverTargetCodec.schema, carrierTargetCodec.schema, nullSchema],
    description: 'a route, or a driver or carrier and a day, who gets a new route where there is none; null: unplanned',
  },
  example: { route: 3 },
})

/** A field of which null, absence and a value all mean something. */
const threeWayField = <A, B>(
  name: string,
  codec: Codec<B>,
  decode: (value: B | null | undefined) => A,
  encode: (value: A) => B | null | undefined,
  description: string,
): CodecField<A> => ({
  name,
  required: false,
  schema: { anyOf: [codec.schema, nullSchema], description },
  example: codec.example,
  decode: (value) =>
    value === undefined || value === null ? E.right(decode(value)) : E.map(decode)(decodeWith(codec, value)),
  encode: (value) => {
    const encoded = encode(value)
    return encoded === undefined || encoded === null ? encoded : codec.encode(encoded)
  },
})

export const positionField = threeWayField<MovePosition, string>(
  'after',
  stopIdCodec,
  (stop) => (stop === undefined ? { kind: 'cheapest' } : stop === null ? { kind: 'first' } : { kind: 'after', stop }),
  (position) => (position.kind === 'after' ? position.stop : position.kind === 'first' ? null : undefined),
  'the stop or reload that it comes after; null: it comes first; absent: where it costs least',
)

const fromField = threeWayField<Move['from'], number>(
  'from',
  routeIndexCodec,
  (index) => (index === null ? 'unplanned' : index),
  (from) => (from === 'unplanned' ? null : from),
  'the route where the sender saw the stop, null where it was unplanned; refused where the stop is elsewhere by now',
)

const movedIdCodec = idCodec(
  'stp_8k2f',
  'a stop, or as reload-{index}-{n} a reload, which its route gets where it does not have it',
)

export const moveCodec = record<Move>('Move', {
  stop: requiredField('stop', movedIdCodec),
  to: requiredField('to', targetCodec),
  position: positionField,
  from: fromField,
})

export const encodeMoves = (moves: ReadonlyArray<Move>): ReadonlyArray<unknown> => moves.map(moveCodec.encode)

/** Undefined where one of them is no move. */
export const decodeMoves = (stored: unknown): ReadonlyArray<Move> | undefined => {
  const decoded = listCodec(moveCodec).decode(stored)
  return E.isRight(decoded) ? decoded.right : undefined
}
