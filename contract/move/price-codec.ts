import * as E from 'fp-ts/Either'
import type { RouteDay } from '../../src/domain/calendar'
import type { DriverId } from '../../src/domain/driver'
import type { Lock } from '../../src/domain/lock'
import type { MoveTarget, PositionPrice, Price } from '../../src/domain/move'
import type { RouteFigures } from '../../src/domain/schedule'
import { NO_NUMBER, type StopId } from '../../src/domain/stop'
import {
  anyTextCodec,
  codecOf,
  dateTimeCodec,
  idCodec,
  integerCodec,
  listCodec,
  nullableField,
  optionalField,
  reasonsOf,
  record,
  requiredField,
  routeDayCodec,
  type Codec,
} from '../codec'
import { figureCodec, latenessAndLoadFields } from './totals-codec'
import { routeIndexCodec, stopIdCodec } from './move-codec'

/** The price of a position as JSON has it: the figures stand beside the other fields. */
type PositionPriceJson = RouteFigures & {
  readonly after: StopId | undefined
  readonly stopNumber: number
  readonly arrival: string | undefined
  readonly lock: Lock | undefined
}

/** By how much the totals of the project change. */
const figureFields = {
  metres: requiredField('extra_m', figureCodec(2_100)),
  seconds: requiredField('extra_s', figureCodec(540)),
  ...latenessAndLoadFields,
}

const positionFields = {
  after: nullableField('after', stopIdCodec),
  stopNumber: requiredField('stop_number', integerCodec({ min: NO_NUMBER }, 60)),
  arrival: optionalField('arrival', dateTimeCodec('2026-11-23T09:52:00.000Z')),
  ...figureFields,
  lock: optionalField(
    'locked',
    record<Lock>('PriceLock', {
      by: requiredField('by', anyTextCodec('m.visser')),
      at: requiredField('at', anyTextCodec('2026-11-23T06:12:00.000Z')),
    }),
  ),
}

const positionPriceJsonCodec = record<PositionPriceJson>('PlacePrice', positionFields)

/** A price as JSON has it. Without a route, driver and carrier, it is the price of being unplanned. */
type PriceJson = PositionPriceJson & {
  readonly route: number | undefined
  readonly driverId: DriverId | undefined
  readonly carrierId: number | undefined
  readonly day: RouteDay | undefined
  readonly positionPrices: ReadonlyArray<PositionPriceJson> | undefined
}

const priceJsonCodec = record<PriceJson>('Price', {
  route: nullableField('route', routeIndexCodec),
  driverId: optionalField('driver_id', idCodec('drv_0c31')),
  carrierId: optionalField('external_route_id', integerCodec({}, 7)),
  day: optionalField('day', routeDayCodec('2026-11-23')),
  ...positionFields,
  positionPrices: optionalField('gaps', listCodec(positionPriceJsonCodec)),
})

const toPositionPrice = (json: PositionPriceJson): PositionPrice => ({
  after: json.after,
  stopNumber: json.stopNumber,
  arrival: json.arrival,
  figures: figuresOf(json),
  lock: json.lock,
})

const figuresOf = ({ metres, seconds, lateStops, lateSeconds, overload }: RouteFigures): RouteFigures => ({
  metres,
  seconds,
  lateStops,
  lateSeconds,
  overload,
})

/** Without a spread, which is slow for some 5,000 positions. */
const toPositionPriceJson = ({ after, stopNumber, arrival, figures, lock }: PositionPrice): PositionPriceJson => ({
  after,
  stopNumber,
  arrival,
  metres: figures.metres,
  seconds: figures.seconds,
  lateStops: figures.lateStops,
  lateSeconds: figures.lateSeconds,
  overload: figures.overload,
  lock,
})

const targetOf = ({ route, driverId, carrierId, day }: PriceJson): MoveTarget => {
  if (route !== undefined) return { kind: 'route', index: route }
  if (driverId !== undefined && day !== undefined) return { kind: 'driver', driverId, day }
  return carrierId !== undefined && day !== undefined ? { kind: 'carrier', carrierId, day } : { kind: 'unplanned' }
}

const toPrice = (json: PriceJson): Price => {
  const to = targetOf(json)
  return {
    to,
    day: json.day,
    bestPosition: to.kind === 'unplanned' ? undefined : toPositionPrice(json),
    figures: figuresOf(json),
    lock: json.lock,
    positionPrices: json.positionPrices?.map(toPositionPrice),
  }
}

const toPriceJson = ({ to, day, bestPosition, figures, lock, positionPrices }: Price): PriceJson => ({
  route: to.kind === 'route' ? to.index : undefined,
  driverId: to.kind === 'driver' ? to.driverId : undefined,
  carrierId: to.kind === 'carrier' ? to.carrierId : undefined,
  day,
  after: bestPosition?.after,
  stopNumber: bestPosition?.stopNumber ?? NO_NUMBER,
  arrival: bestPosition?.arrival,
  ...figuresOf(figures),
  lock,
  positionPrices: positionPrices?.map(toPositionPriceJson),
})

export const priceCodec: Codec<Price> = codecOf({
  name: 'Price',
  decode: (value) => E.bimap(reasonsOf, toPrice)(priceJsonCodec.decode(value)),
  encode: (price) => priceJsonCodec.encode(toPriceJson(price)),
  schema: priceJsonCodec.schema,
  example: priceJsonCodec.example,
})
