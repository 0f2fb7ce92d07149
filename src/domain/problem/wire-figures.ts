import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { coordinatesOf, type Coordinates } from '../address'
import { isBlank, list, number, recordOf, shown, wholeNumber, wording, type Reader, type Reason } from '../reading'
import type { Pin, Seconds } from './route-problem'

/** No load, in whatever unit, is beyond this. */
export const MOST = 1_000_000_000

/** An id is kept as it is: it means something to whoever gave it. */
export const id: Reader<string> = (value) => (isBlank(value) ? E.left('Has no text') : wording(500)(value))

/** Minutes on the wire, seconds in here. */
export const minutes: Reader<Seconds> = (value) =>
  pipe(
    number({ min: 0, max: 100_000 })(value),
    E.map((read) => Math.round(read * 60)),
  )

const amount = number({ min: 0, max: MOST })

/** One amount, or one for each dimension. */
export const amounts: Reader<ReadonlyArray<number>> = (value) => {
  if (Array.isArray(value)) return value.length === 0 ? E.left('Names no amount') : list(amount)(value)
  return pipe(
    amount(value),
    E.map((one) => [one]),
  )
}

const limit = wholeNumber({ min: 1, max: MOST })

/** One number, [least, most], or a list of [least, most] with one for each dimension; most is the limit. */
export const capacity: Reader<ReadonlyArray<number>> = (value) => {
  if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray)) return list(mostOf)(value)
  return pipe(
    Array.isArray(value) ? mostOf(value) : limit(value),
    E.map((most) => [most]),
  )
}

const mostOf: Reader<number> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return E.left('Not a capacity: give a number or [least, most]')
  const least = amount(value[0])
  const most = limit(value[1])
  if (E.isLeft(least) || E.isLeft(most)) return E.isLeft(least) ? least : most
  return least.right > most.right ? E.left(`The least, ${least.right}, is above the most, ${most.right}`) : most
}

const latAndLng = recordOf<Coordinates>({
  lat: { reader: number({ min: -90, max: 90 }), label: 'Latitude' },
  lng: { reader: number({ min: -180, max: 180 }), label: 'Longitude', names: ['lng', 'lon'] },
})

export const place: Reader<Coordinates> = (value) =>
  pipe(
    within(latAndLng)(value),
    E.flatMap(({ lat, lng }) => E.fromNullable('0, 0 is no place')(coordinatesOf(lat, lng))),
  )

const pinRecord = recordOf<Pin>({
  vehicle: { reader: id },
  place: { reader: (value) => (isBlank(value) ? E.right(undefined) : wholeNumber({ min: 1 })(value)) },
})

/** The vehicle's id, or { vehicle, place }. */
export const pin: Reader<Pin> = (value) => {
  if (typeof value === 'object') return within(pinRecord)(value)
  return pipe(
    id(value),
    E.map((vehicle) => ({ vehicle, place: undefined })),
  )
}

/** A record within a field: its reasons are that field's. */
export const within =
  <A>(read: (value: unknown) => E.Either<ReadonlyArray<Reason>, A>): Reader<A> =>
  (value) =>
    pipe(
      read(value),
      E.mapLeft((reasons) => reasons.map(({ reason }) => reason).join('. ') || `Cannot be read: ${shown(value)}`),
    )
