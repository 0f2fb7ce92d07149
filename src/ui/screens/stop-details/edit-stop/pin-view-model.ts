import { globePointOf, metresBetween, type Coordinates } from '../../../../domain/address'
import { formatDistance } from '../../../../domain/text'

/** Where the pin of a stop is, and where it can go back to. */
export type PinViewModel = {
  /** such as `Pin moved 38 m from the address` */
  readonly text: string
  readonly isPlaced: boolean
  readonly back: { readonly label: string; readonly at: Coordinates } | undefined
}

type PinPlaces = {
  readonly at: Coordinates | undefined
  /** where it was when the form was opened */
  readonly coordinatesBefore: Coordinates | undefined
  /** where the register has the address; undefined while or where it is unknown */
  readonly addressAt: Coordinates | undefined
}

/** A smaller difference does not show on the map. */
const MIN_METRES = 1

export const pinViewModel = ({ at, coordinatesBefore, addressAt }: PinPlaces): PinViewModel => {
  const origin = addressAt ?? coordinatesBefore
  const back = origin && {
    label: addressAt === undefined ? 'Back to where it was' : 'Back to the address',
    at: origin,
  }
  if (at === undefined) return { text: 'No place on the map', isPlaced: false, back }
  if (origin === undefined) return { text: 'Pin on the map', isPlaced: true, back: undefined }
  const metres = metresBetween(globePointOf(at), globePointOf(origin))
  if (metres < MIN_METRES)
    return { text: addressAt === undefined ? 'Pin as it was' : 'Pin at the address', isPlaced: true, back: undefined }
  const isMoved =
    coordinatesBefore === undefined || metresBetween(globePointOf(at), globePointOf(coordinatesBefore)) >= MIN_METRES
  const from = addressAt === undefined ? 'where it was' : 'the address'
  return { text: `Pin ${isMoved ? 'moved ' : ''}${formatDistance(metres)} from ${from}`, isPlaced: true, back }
}
