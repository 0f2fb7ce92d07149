import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields, type Coordinates } from '../../src/domain/address'
import { recordOf } from '../../src/domain/parse'
import type { Arguments } from './parse-arguments'

const parseFields = recordOf<Coordinates>(coordinateFields)

/** The place that --lat and --lng give; undefined where neither is given. */
export const parseCoordinates = (options: Arguments['options']): E.Either<string, Coordinates | undefined> => {
  if (!options.has('lat') && !options.has('lng')) return E.right(undefined)
  return pipe(
    parseFields(Object.fromEntries(options)),
    E.mapLeft((reasons) => reasons.map(({ field, reason }) => `--${field}: ${reason}`).join('; ')),
    E.flatMap(checkCoordinates),
    E.mapLeft((reason) => `${reason}.`),
  )
}
