import polyline from '@mapbox/polyline'
import { diceOf, type Dice } from '../../server/demo/random-source'
import type { Coordinates } from '../../src/domain/address'
import { encodeProjectDocument } from '../../src/domain/plan'
import { encodeStop, type StopFacts } from '../../src/domain/stop'
import { plainFacts } from '../../tests/kit/arbitraries/stop'
import { planOf } from '../../tests/kit/builders/plan'
import { aRouteAlong } from '../bench-route'

const SEED = 7
const POINTS_A_LEG = 8
/** the size of a round: about fifteen kilometres, in degrees */
const REACH = { lat: 0.14, lng: 0.22 }

/**
 * A plan with rounds all over the country, as the documents that a server sends. Each
 * round visits places that lie close together.
 */
export const aCountryOf = (stops: number, routes: number): string => {
  const dice = diceOf(SEED)
  const rounds = Array.from({ length: routes }, (_, index) => roundOf(dice, index, stops / routes))
  const made = planOf(
    rounds.map(({ route }) => route),
    rounds.flatMap(({ facts }) => facts),
  )
  return JSON.stringify({ document: encodeProjectDocument(made), stops: Array.from(made.stops, encodeStop) })
}

const part = (dice: Dice): number => dice.below(100_000) / 100_000

const roundOf = (dice: Dice, index: number, stops: number) => {
  const middle = { lat: 51.3 + part(dice) * 1.9, lng: 4.3 + part(dice) * 2.4 }
  const places = Array.from({ length: stops }, () => placeNear(dice, middle)).toSorted(
    (one, other) => angleOf(one, middle) - angleOf(other, middle),
  )
  const facts = places.map((at, place): StopFacts => {
    const id = `stop-${index}-${place}`
    return { ...plainFacts, id, shortId: id, customerName: `Bakkerij Jansen ${id}`, city: 'Utrecht', coordinates: at }
  })
  return { facts, route: aRouteAlong(index, facts, polyline.encode(alongRoads(dice, places))) }
}

const placeNear = (dice: Dice, { lat, lng }: Coordinates): Coordinates => ({
  lat: lat + (part(dice) - 0.5) * REACH.lat,
  lng: lng + (part(dice) - 0.5) * REACH.lng,
})

const angleOf = ({ lat, lng }: Coordinates, middle: Coordinates): number =>
  Math.atan2(lat - middle.lat, lng - middle.lng)

/** A path that wavers between the places, as roads do. */
const alongRoads = (dice: Dice, places: ReadonlyArray<Coordinates>): Array<[number, number]> =>
  places.flatMap((from, at) => {
    const to = places[at + 1] ?? from
    return Array.from({ length: POINTS_A_LEG }, (_, step): [number, number] => {
      const share = step / POINTS_A_LEG
      const aside = step === 0 ? 0 : 0.003
      return [
        from.lat + (to.lat - from.lat) * share + (part(dice) - 0.5) * aside,
        from.lng + (to.lng - from.lng) * share + (part(dice) - 0.5) * aside,
      ]
    })
  })
