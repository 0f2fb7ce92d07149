import * as E from 'fp-ts/Either'
import type { RouteDay } from '../../src/domain/calendar'
import type { DriverId } from '../../src/domain/driver'
import type { Lock } from '../../src/domain/lock'
import type { MoveTarget, PlacePrice, Price } from '../../src/domain/move'
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
import { priceFields } from './figures-codec'
import { indexCodec, stopIdCodec } from './move-codec'

/** A place as JSON has it, with its figures beside it. */
type PlaceLine = RouteFigures & {
  readonly after: StopId | undefined
  readonly stopNumber: number
  readonly arrival: string | undefined
  readonly lock: Lock | undefined
}

const placeFields = {
  after: nullableField('after', stopIdCodec),
  stopNumber: requiredField('stop_number', integerCodec({ min: NO_NUMBER }, 60)),
  arrival: optionalField('arrival', dateTimeCodec('2026-11-23T09:52:00.000Z')),
  ...priceFields,
  lock: optionalField(
    'locked',
    record<Lock>('PriceLock', {
      by: requiredField('by', anyTextCodec('m.visser')),
      at: requiredField('at', anyTextCodec('2026-11-23T06:12:00.000Z')),
    }),
  ),
}

const placeLineCodec = record<PlaceLine>('PlacePrice', placeFields)

/** Without a route, driver and carrier, the price is that of being unplanned. */
type PriceLine = PlaceLine & {
  readonly route: number | undefined
  readonly driverId: DriverId | undefined
  readonly carrierId: number | undefined
  readonly day: RouteDay | undefined
  readonly gaps: ReadonlyArray<PlaceLine> | undefined
}

const priceLineCodec = record<PriceLine>('Price', {
  route: nullableField('route', indexCodec),
  driverId: optionalField('driver_id', idCodec('drv_0c31')),
  carrierId: optionalField('external_route_id', integerCodec({}, 7)),
  day: optionalField('day', routeDayCodec('2026-11-23')),
  ...placeFields,
  gaps: optionalField('gaps', listCodec(placeLineCodec)),
})

const toPlace = (line: PlaceLine): PlacePrice => ({
  after: line.after,
  stopNumber: line.stopNumber,
  arrival: line.arrival,
  figures: figuresOf(line),
  lock: line.lock,
})

const figuresOf = ({ metres, seconds, lateStops, lateSeconds, over }: RouteFigures): RouteFigures => ({
  metres,
  seconds,
  lateStops,
  lateSeconds,
  over,
})

/** Without a spread, which is slow for some 5,000 places. */
const toLine = ({ after, stopNumber, arrival, figures, lock }: PlacePrice): PlaceLine => ({
  after,
  stopNumber,
  arrival,
  metres: figures.metres,
  seconds: figures.seconds,
  lateStops: figures.lateStops,
  lateSeconds: figures.lateSeconds,
  over: figures.over,
  lock,
})

const targetOf = ({ route, driverId, carrierId, day }: PriceLine): MoveTarget => {
  if (route !== undefined) return { kind: 'route', index: route }
  if (driverId !== undefined && day !== undefined) return { kind: 'driver', driverId, day }
  return carrierId !== undefined && day !== undefined ? { kind: 'carrier', carrierId, day } : { kind: 'unplanned' }
}

const toPrice = (line: PriceLine): Price => {
  const to = targetOf(line)
  return {
    to,
    day: line.day,
    place: to.kind === 'unplanned' ? undefined : toPlace(line),
    figures: figuresOf(line),
    lock: line.lock,
    gaps: line.gaps?.map(toPlace),
  }
}

const NO_PLACE = { after: undefined, stopNumber: NO_NUMBER, arrival: undefined }

const toPriceLine = ({ to, day, place, figures, lock, gaps }: Price): PriceLine => ({
  ...(place === undefined ? NO_PLACE : toLine(place)),
  ...figures,
  route: to.kind === 'route' ? to.index : undefined,
  driverId: to.kind === 'driver' ? to.driverId : undefined,
  carrierId: to.kind === 'carrier' ? to.carrierId : undefined,
  day,
  lock,
  gaps: gaps?.map(toLine),
})

export const priceCodec: Codec<Price> = codecOf({
  name: 'Price',
  decode: (value) => E.bimap(reasonsOf, toPrice)(priceLineCodec.decode(value)),
  encode: (price) => priceLineCodec.encode(toPriceLine(price)),
  schema: priceLineCodec.schema,
  example: priceLineCodec.example,
})
