import { chanceOf, type Chance } from '../../optimiser/random'

/** A country of towns that are served from one depot. The capacity decides whether routes are short or long. */
export type Country = { readonly stops: number; readonly capacity: number; readonly isDepotAside: boolean }

/** So many stops make a town. */
const TOWN = 60
/** The width of the country, as a multiple of the root of the number of stops. */
const WIDE = 80
/** The part of the stops that lies between the towns. */
const RURAL = 0.12
const CITY = { share: 0.5, spread: 0.05 }
const SPREAD = 0.012

type Town = { readonly x: number; readonly y: number; readonly size: number; readonly spread: number }

/** The instance in the format of CVRPLIB. */
export const countryText = ({ stops, capacity, isDepotAside }: Country): string => {
  const chance = chanceOf(stops)
  const side = Math.round(WIDE * Math.sqrt(stops))
  const towns = townsIn(side, Math.round(stops / TOWN), chance)
  const depot = isDepotAside ? [0.93 * side, 0.06 * side] : [side / 2, side / 2]
  const spots = [depot, ...Array.from({ length: stops }, () => spotIn(side, towns, chance))]
  const demands = spots.map((_, at) => (at === 0 ? 0 : demandBy(chance)))
  return [
    'NAME : country',
    'TYPE : CVRP',
    `CAPACITY : ${capacity}`,
    'NODE_COORD_SECTION',
    ...spots.map((spot, at) => [at + 1, ...spot.map(Math.round)].join(' ')),
    'DEMAND_SECTION',
    ...demands.map((demand, at) => `${at + 1} ${demand}`),
    'DEPOT_SECTION',
    '',
  ].join('\n')
}

/** A city in the middle, and towns around it with log-normal sizes. */
const townsIn = (side: number, count: number, chance: Chance): ReadonlyArray<Town> => [
  { x: side / 2, y: side / 2, size: CITY.share * count, spread: CITY.spread * side },
  ...Array.from({ length: count }, () => {
    const size = Math.exp(1.1 * normal(chance))
    return { x: side * chance.part(), y: side * chance.part(), size, spread: SPREAD * side * Math.sqrt(size) }
  }),
]

const spotIn = (side: number, towns: ReadonlyArray<Town>, chance: Chance): ReadonlyArray<number> => {
  const town = chance.part() < RURAL ? undefined : townBySize(towns, chance)
  if (town === undefined) return [side * chance.part(), side * chance.part()]
  const reach = town.spread * Math.exp(0.5 * normal(chance))
  const spot = [town.x + reach * normal(chance), town.y + reach * normal(chance)]
  return spot.every((at) => at >= 0 && at <= side) ? spot : spotIn(side, towns, chance)
}

const townBySize = (towns: ReadonlyArray<Town>, chance: Chance): Town | undefined => {
  let left = chance.part() * towns.reduce((sum, { size }) => sum + size, 0)
  return towns.find(({ size }) => (left -= size) < 0)
}

/** Half of the stops ask for one parcel, three in ten for two, the others for three. */
const demandBy = (chance: Chance): number => {
  const part = chance.part()
  if (part < 0.5) return 1
  return part < 0.8 ? 2 : 3
}

/** A normal variate (Box and Muller). */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance.part())) * Math.cos(2 * Math.PI * chance.part())
