import { createRandom, type Random } from '../../optimiser/random'

/** A country of towns that are served from one depot. The capacity decides whether routes are short or long. */
export type Country = { readonly stops: number; readonly capacity: number; readonly isDepotAside: boolean }

/** The mean number of stops of a town. */
const STOPS_PER_TOWN = 60
/** The width of the country, as a multiple of the root of the number of stops. */
const WIDTH_FACTOR = 80
/** The share of the stops that lies between the towns. */
const RURAL_SHARE = 0.12
const CITY = { share: 0.5, spread: 0.05 }
const SPREAD = 0.012

type Town = { readonly x: number; readonly y: number; readonly size: number; readonly spread: number }

/** The instance in the format of CVRPLIB. */
export const countryText = ({ stops, capacity, isDepotAside }: Country): string => {
  const random = createRandom(stops)
  const side = Math.round(WIDTH_FACTOR * Math.sqrt(stops))
  const towns = townsIn(side, Math.round(stops / STOPS_PER_TOWN), random)
  const depot = isDepotAside ? [0.93 * side, 0.06 * side] : [side / 2, side / 2]
  const points = [depot, ...Array.from({ length: stops }, () => pointIn(side, towns, random))]
  const demands = points.map((_, index) => (index === 0 ? 0 : demandBy(random)))
  return [
    'NAME : country',
    'TYPE : CVRP',
    `CAPACITY : ${capacity}`,
    'NODE_COORD_SECTION',
    ...points.map((point, index) => [index + 1, ...point.map(Math.round)].join(' ')),
    'DEMAND_SECTION',
    ...demands.map((demand, index) => `${index + 1} ${demand}`),
    'DEPOT_SECTION',
    '',
  ].join('\n')
}

/** A city in the middle, and towns around it with log-normal sizes. */
const townsIn = (side: number, count: number, random: Random): ReadonlyArray<Town> => [
  { x: side / 2, y: side / 2, size: CITY.share * count, spread: CITY.spread * side },
  ...Array.from({ length: count }, () => {
    const size = Math.exp(1.1 * normal(random))
    return { x: side * random.fraction(), y: side * random.fraction(), size, spread: SPREAD * side * Math.sqrt(size) }
  }),
]

const pointIn = (side: number, towns: ReadonlyArray<Town>, random: Random): ReadonlyArray<number> => {
  const town = random.fraction() < RURAL_SHARE ? undefined : townBySize(towns, random)
  if (town === undefined) return [side * random.fraction(), side * random.fraction()]
  const pointSpread = town.spread * Math.exp(0.5 * normal(random))
  const point = [town.x + pointSpread * normal(random), town.y + pointSpread * normal(random)]
  return point.every((coordinate) => coordinate >= 0 && coordinate <= side) ? point : pointIn(side, towns, random)
}

const townBySize = (towns: ReadonlyArray<Town>, random: Random): Town | undefined => {
  let remainingSize = random.fraction() * towns.reduce((sum, { size }) => sum + size, 0)
  return towns.find(({ size }) => (remainingSize -= size) < 0)
}

/** Half of the stops ask for one parcel, three in ten for two, the others for three. */
const demandBy = (random: Random): number => {
  const fraction = random.fraction()
  if (fraction < 0.5) return 1
  return fraction < 0.8 ? 2 : 3
}

/** A normal variate (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())
