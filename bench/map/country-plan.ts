import polyline from '@mapbox/polyline'
import { randomSource, type RandomSource } from '../../server/demo/random-source'
import type { Coordinates } from '../../src/domain/address'
import type { StopFacts } from '../../src/domain/stop'
import { plainFacts } from '../../tests/kit/arbitraries/stop'
import { planOf } from '../../tests/kit/builders/plan'
import { benchRouteOf } from '../bench-route'
import { encodeProjectDocument } from '../../contract/project'
import { encodeStop } from '../../contract/stop'

const SEED = 7
const POINTS_PER_LEG = 8
/** the size of a route: about fifteen kilometres, in degrees */
const ROUND_SIZE = { lat: 0.14, lng: 0.22 }

/**
 * A plan with routes all over the country, as the documents that a server sends. The places of each route are close
 * together.
 */
export const countryPlanJson = (stops: number, routes: number): string => {
  const random = randomSource(SEED)
  const rounds = Array.from({ length: routes }, (_, index) => createRound(random, index, stops / routes))
  const plan = planOf(
    rounds.map(({ route }) => route),
    rounds.flatMap(({ facts }) => facts),
  )
  return JSON.stringify({ document: encodeProjectDocument(plan), stops: Array.from(plan.stops, encodeStop) })
}

const fraction = (random: RandomSource): number => random.integerBelow(100_000) / 100_000

const createRound = (random: RandomSource, index: number, stops: number) => {
  const centre = { lat: 51.3 + fraction(random) * 1.9, lng: 4.3 + fraction(random) * 2.4 }
  const coordinates = Array.from({ length: stops }, () => randomCoordinatesNear(random, centre)).toSorted(
    (first, second) => angleFrom(first, centre) - angleFrom(second, centre),
  )
  const facts = coordinates.map((location, number): StopFacts => {
    const id = `stop-${index}-${number}`
    return {
      ...plainFacts,
      id,
      shortId: id,
      customerName: `Bakkerij Jansen ${id}`,
      city: 'Utrecht',
      coordinates: location,
    }
  })
  return { facts, route: benchRouteOf(index, facts, polyline.encode(roadPoints(random, coordinates))) }
}

const randomCoordinatesNear = (random: RandomSource, { lat, lng }: Coordinates): Coordinates => ({
  lat: lat + (fraction(random) - 0.5) * ROUND_SIZE.lat,
  lng: lng + (fraction(random) - 0.5) * ROUND_SIZE.lng,
})

const angleFrom = ({ lat, lng }: Coordinates, centre: Coordinates): number =>
  Math.atan2(lat - centre.lat, lng - centre.lng)

/** A path with bends between the places, as roads have. */
const roadPoints = (random: RandomSource, coordinates: ReadonlyArray<Coordinates>): Array<[number, number]> =>
  coordinates.flatMap((from, index) => {
    const to = coordinates[index + 1] ?? from
    return Array.from({ length: POINTS_PER_LEG }, (_, step): [number, number] => {
      const share = step / POINTS_PER_LEG
      const deviation = step === 0 ? 0 : 0.003
      return [
        from.lat + (to.lat - from.lat) * share + (fraction(random) - 0.5) * deviation,
        from.lng + (to.lng - from.lng) * share + (fraction(random) - 0.5) * deviation,
      ]
    })
  })
