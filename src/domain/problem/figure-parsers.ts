import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields, type Coordinates } from '../address'
import { isBlank, list, number, recordOf, quoted, wholeNumber, textOrNumber, type Parser, type Reason } from '../parse'
import { demand } from '../stop'
import { MOST } from './limits'
import type { Pin, Seconds } from './route-problem'

/** An id is kept as it is: it means something to the caller. */
export const id: Parser<string> = (value) => (isBlank(value) ? E.left('Has no text') : textOrNumber(500)(value))

/** Minutes on the wire, seconds in here. */
export const minutes: Parser<Seconds> = (value) =>
  pipe(
    number({ min: 0, max: 100_000 })(value),
    E.map((read) => Math.round(read * 60)),
  )

const amount = number({ min: 0, max: MOST })

/** An empty list means nothing where one is optional, so it is refused as a mistake of the caller. */
const unlessEmpty =
  <A>(reason: string, reader: Parser<A>): Parser<A> =>
  (value) =>
    Array.isArray(value) && value.length === 0 ? E.left(reason) : reader(value)

export const amounts: Parser<ReadonlyArray<number>> = unlessEmpty('Names no amount', demand(MOST))

export const vehicleIds: Parser<ReadonlyArray<string>> = unlessEmpty('Names no vehicle', list(id))

const limit = wholeNumber({ min: 1, max: MOST })

/** One number, [least, most], or a list of [least, most] with one for each dimension; most is the limit. */
export const capacity: Parser<ReadonlyArray<number>> = (value) => {
  if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray)) return list(mostOf)(value)
  return pipe(
    Array.isArray(value) ? mostOf(value) : limit(value),
    E.map((most) => [most]),
  )
}

const mostOf: Parser<number> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return E.left('Not a capacity: give a number or [least, most]')
  const least = amount(value[0])
  const most = limit(value[1])
  if (E.isLeft(least) || E.isLeft(most)) return E.isLeft(least) ? least : most
  return least.right > most.right ? E.left(`The least, ${least.right}, is above the most, ${most.right}`) : most
}

const readCoordinates = recordOf(coordinateFields)

export const place: Parser<Coordinates> = (value) => pipe(within(readCoordinates)(value), E.flatMap(checkCoordinates))

const pinRecord = recordOf<Pin>({
  vehicle: { parser: id },
  place: { parser: (value) => (isBlank(value) ? E.right(undefined) : wholeNumber({ min: 1 })(value)) },
})

/** The vehicle's id, or { vehicle, place }. */
export const pin: Parser<Pin> = (value) => {
  if (typeof value === 'object') return within(pinRecord)(value)
  return pipe(
    id(value),
    E.map((vehicle) => ({ vehicle, place: undefined })),
  )
}

/** A record within a field: its reasons are that field's. */
export const within =
  <A>(read: (value: unknown) => E.Either<ReadonlyArray<Reason>, A>): Parser<A> =>
  (value) =>
    pipe(
      read(value),
      E.mapLeft((reasons) => reasons.map(({ reason }) => reason).join('. ') || `Cannot be read: ${quoted(value)}`),
    )
