import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { coordinateFields, coordinatesOf, type Coordinates } from '../address'
import { optional, recordOf, type Reason } from '../parse'
import { spellings } from '../stop/stop-fields'

type Degrees = { readonly lat: number | undefined; readonly lng: number | undefined }

/** Both coordinates or neither. 0/0 stands for neither, as wherever coordinates are read. */
export const parseUploadCoordinates = flow(
  recordOf<Degrees>({
    lat: { names: spellings.lat, parser: optional(coordinateFields.lat.parser) },
    lng: { names: spellings.lng, parser: optional(coordinateFields.lng.parser) },
  }),
  E.flatMap(({ lat, lng }): E.Either<ReadonlyArray<Reason>, Coordinates | undefined> => {
    if (lat === undefined && lng !== undefined) return E.left([{ field: 'lat', reason: 'Missing beside lng' }])
    if (lat !== undefined && lng === undefined) return E.left([{ field: 'lng', reason: 'Missing beside lat' }])
    const coordinates = coordinatesOf(lat, lng)
    return coordinates !== undefined && isSwapped(coordinates)
      ? E.left([{ field: 'lat', reason: `Lies at sea: ${coordinates.lat}, ${coordinates.lng} (lat and lng swapped?)` }])
      : E.right(coordinates)
  }),
)

/** The Netherlands with its coordinates the wrong way round are in the Indian Ocean. */
const isSwapped = ({ lat, lng }: Coordinates): boolean => lat > 3 && lat < 7.5 && lng > 50.5 && lng < 54
