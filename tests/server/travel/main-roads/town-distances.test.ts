import { describe, expect, it } from 'vitest'
import type { Coordinates } from '../../../../src/domain/address'
import { shippedBasemap } from '../../../../src/domain/basemap'
import type { FindLeg } from '../../../../src/domain/problem'
import { estimatedTravel, mainRoadTravel } from '../../../../server/travel'
import { citedDistances, type CitedDistance, type Place } from './cited-distances'
import { ways } from './main-road-laws'

/** Two towns and the kilometres by road between their centres, as commonly known, rounded. */
type TownDistance = readonly [from: string, to: string, kilometres: number]

/** The first ten were looked at while lengths were chosen, the others kept for the judgement; five of each cross water. */
const townPairs: ReadonlyArray<TownDistance> = [
  ['Den Helder', 'Leeuwarden', 91],
  ['Hoorn', 'Sneek', 95],
  ['Zierikzee', 'Goes', 25],
  ['Dordrecht', 'Breda', 33],
  ['Lelystad', 'Emmeloord', 33],
  ['Amsterdam', 'Utrecht', 44],
  ['Zwolle', 'Groningen', 104],
  ['Eindhoven', 'Maastricht', 87],
  ['Arnhem', 'Nijmegen', 19],
  ['Leeuwarden', 'Groningen', 61],
  ['Terneuzen', 'Goes', 31],
  ['Rotterdam', 'Zierikzee', 67],
  ['Harderwijk', 'Lelystad', 32],
  ['Almere', 'Amersfoort', 39],
  ['Middelburg', 'Terneuzen', 37],
  ['Den Haag', 'Rotterdam', 26],
  ['Utrecht', 'Arnhem', 64],
  ['Enschede', 'Zwolle', 74],
  ['Alkmaar', 'Den Helder', 42],
  ['Tilburg', "'s-Hertogenbosch", 25],
]

/** Where the shipped map has the name of a town, within about a kilometre, or where the place says that it is. */
const coordinatesOf = (place: Place): Coordinates => {
  if (typeof place !== 'string') return { lat: place.lat, lng: place.lng }
  const label = shippedBasemap().names.find(({ kind, name }) => kind === 'place' && name === place)
  if (label === undefined) throw new Error(`The map has no town ${place}.`)
  return { lat: label.lat, lng: label.lng }
}

const kilometresOf = (leg: FindLeg, stops: ReadonlyArray<Coordinates>): number =>
  stops.slice(1).reduce((sum, to, index) => sum + (leg(stops[index] ?? to, to)?.metres ?? NaN) / 1_000, 0)

type Distance = Pick<CitedDistance, 'from' | 'to' | 'via' | 'kilometres'>

const sharesOff = (leg: FindLeg, distances: ReadonlyArray<Distance>): ReadonlyArray<number> =>
  distances.map(({ from, to, via = [], kilometres }) => {
    const found = kilometresOf(leg, [from, ...via, to].map(coordinatesOf))
    return Math.abs(found - kilometres) / kilometres
  })

const meanOf = (shares: ReadonlyArray<number>): number => shares.reduce((sum, share) => sum + share, 0) / shares.length

const mainRoadLeg = mainRoadTravel(estimatedTravel, ways).leg

describe('the kilometres between towns', () => {
  it('main roads are off by 20 % at the most, and by half as much as estimates on average', () => {
    const kept = townPairs.slice(10).map(([from, to, kilometres]) => ({ from, to, kilometres }))
    const [off, estimateOff] = [sharesOff(mainRoadLeg, kept), sharesOff(estimatedTravel.leg, kept)]
    expect(Math.max(...off)).toBeLessThan(0.2)
    expect(meanOf(off)).toBeLessThan(0.55 * meanOf(estimateOff))
  })

  it.each([
    ['on land', false, 0.16],
    ['across water', true, 0.09],
  ])('main roads are nearer than estimates to the cited distances %s', (_, isAcrossWater, mean) => {
    const cited = citedDistances.filter((distance) => distance.isAcrossWater === isAcrossWater)
    expect(cited.length).toBeGreaterThanOrEqual(10)
    const [off, estimateOff] = [sharesOff(mainRoadLeg, cited), sharesOff(estimatedTravel.leg, cited)]
    expect(meanOf(off)).toBeLessThan(Math.min(mean, meanOf(estimateOff)))
  })
})
