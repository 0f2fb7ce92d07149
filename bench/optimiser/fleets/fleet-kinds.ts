import type { FleetKind, VehicleSize } from './fleet-inputs'

/** Sizes of vehicles, each with its capacity, its fixed cost and how many there are. */
const sizes = (...rows: ReadonlyArray<readonly [number, number, number]>): ReadonlyArray<VehicleSize> =>
  rows.map(([capacity, fixedCost, count]) => ({ capacity, fixedCost, count }))

/** A large vehicle costs less for each unit that it carries, in one list, and more in the other. */
const cheapLarge = (count: number) => sizes([60, 300, count], [120, 500, count], [250, 900, count])
const cheapSmall = (count: number) =>
  sizes([40, 100, count], [60, 180, count], [80, 280, count], [140, 600, count], [240, 1250, count], [400, 2600, count])
const evenSizes = (count: number) => sizes([50, 200, count], [100, 410, count], [200, 830, count], [300, 1260, count])
const oneSize = (capacity: number, count: number, fixedCost = 0) => sizes([capacity, fixedCost, count])

const fleets: ReadonlyArray<Omit<FleetKind, 'seed'>> = [
  { name: 'sizes-50-cheap-large', stops: 50, sizes: cheapLarge(20) },
  { name: 'sizes-75-cheap-small', stops: 75, sizes: cheapSmall(30) },
  { name: 'sizes-100-even', stops: 100, sizes: evenSizes(40), isClustered: true },
  { name: 'sizes-100-few', stops: 100, sizes: sizes([60, 150, 6], [100, 300, 6], [200, 650, 4], [300, 1100, 2]) },
  { name: 'sizes-100-slots', stops: 100, sizes: cheapLarge(30), window: 600 },
  { name: 'sizes-200-even', stops: 200, sizes: evenSizes(70) },
  { name: 'sizes-200-slots', stops: 200, sizes: cheapSmall(60), window: 400, isClustered: true },
]

/** "long" has routes of 14,000 seconds with many stops, "wide" slots of 4,000 seconds besides. */
const prizes: ReadonlyArray<Omit<FleetKind, 'seed'>> = [
  { name: 'prizes-50', stops: 50, sizes: oneSize(150, 3), price: 0.3 },
  { name: 'prizes-75', stops: 75, sizes: oneSize(100, 20), price: 0.2, isClustered: true },
  { name: 'prizes-100', stops: 100, sizes: oneSize(200, 5), price: 0.25 },
  { name: 'prizes-150-fixed', stops: 150, sizes: oneSize(200, 12, 600), price: 0.3 },
  { name: 'prizes-200', stops: 200, sizes: oneSize(150, 15), price: 0.15, longestDay: 2200 },
  { name: 'prizes-100-slots', stops: 100, sizes: oneSize(250, 8, 200), price: 0.35, window: 500 },
  { name: 'prizes-200-slots', stops: 200, sizes: oneSize(300, 20, 700), price: 0.3, window: 500, isClustered: true },
  { name: 'prizes-1000-slots', stops: 1000, sizes: oneSize(300, 100, 300), price: 0.15, window: 500 },
  { name: 'prizes-1000-long', stops: 1000, sizes: oneSize(1000, 60), price: 0.075, window: 500, day: 14_000 },
  { name: 'prizes-1000-wide', stops: 1000, sizes: oneSize(1000, 60), price: 0.075, window: 4000, day: 14_000 },
  {
    name: 'prizes-600-long-towns',
    stops: 600,
    sizes: oneSize(1000, 40),
    price: 0.08,
    window: 1500,
    day: 14_000,
    isClustered: true,
  },
  { name: 'prizes-100-sizes', stops: 100, sizes: cheapLarge(6), price: 0.35, isClustered: true },
]

/** The same kinds with each of these seeds. */
export const fleetKinds = (seeds: ReadonlyArray<number>): ReadonlyArray<FleetKind> =>
  [...fleets, ...prizes].flatMap((kind) => seeds.map((seed) => ({ ...kind, name: `${kind.name}/${seed}`, seed })))
