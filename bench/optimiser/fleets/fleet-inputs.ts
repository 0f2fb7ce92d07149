import type { SolverInput, Stop, Vehicle } from '../../../optimiser'
import { createRandom, type Random } from '../../../optimiser/random'

/** A size of vehicle: its capacity, its fixed cost, and how many there are. */
export type VehicleSize = { readonly capacity: number; readonly fixedCost: number; readonly count: number }

/** A generated problem of vehicles of several kinds with fixed costs, or of stops that may be left out at a price, or of both. */
export type FleetKind = {
  readonly name: string
  readonly stops: number
  readonly seed: number
  readonly sizes: ReadonlyArray<VehicleSize>
  /** the mean price of leaving a stop out, as a share of the way there and back; undefined where all stops must be visited */
  readonly price?: number
  /** the most that a stop may be worth, as a share of what it costs to send a vehicle for it alone; 0.95 where not given */
  readonly mostWorth?: number
  /** seconds from the opening of a stop to its closing; undefined where stops have no windows */
  readonly window?: number
  readonly isClustered?: boolean
  /** seconds until the vehicles with windows must be back; 3600 where not given */
  readonly day?: number
  /** every vehicle must be back by then; undefined where days have no end */
  readonly longestDay?: number
}

/** More than any route costs. */
const MUST_VISIT = 1e8

const SIDE = 1000
const DAY = 3600
const SERVICE = 10

export const fleetInput = (kind: FleetKind): SolverInput => {
  const random = createRandom(kind.seed * 1000 + kind.stops)
  const points = [[SIDE / 2, SIDE / 2] as const, ...pointsOf(kind, random)]
  const metres = Int32Array.from({ length: points.length ** 2 }, (_, index) => {
    const [from, to] = [points[Math.floor(index / points.length)], points[index % points.length]]
    return Math.round(Math.hypot((from?.[0] ?? 0) - (to?.[0] ?? 0), (from?.[1] ?? 0) - (to?.[1] ?? 0)))
  })
  const leastFixedCost = Math.min(...kind.sizes.map(({ fixedCost }) => fixedCost))
  return {
    matrixSize: points.length,
    seconds: metres,
    metres,
    stops: Array.from({ length: kind.stops }, (_, index) =>
      stopOf(kind, index + 1, 2 * (metres[index + 1] ?? 0), leastFixedCost, random),
    ),
    vehicles: kind.sizes.flatMap((size) => Array.from({ length: size.count }, () => vehicleOf(kind, size))),
    weights: { perSecond: 0, perMetre: 1, latenessWeight: undefined, balance: 0, compactness: 0, change: 0 },
  }
}

const pointsOf = ({ stops, isClustered = false }: FleetKind, random: Random) => {
  const centres = Array.from({ length: 6 }, () => [random.integer(SIDE), random.integer(SIDE)] as const)
  return Array.from({ length: stops }, () => {
    const centre = centres[random.integer(centres.length)]
    if (!isClustered || centre === undefined || random.fraction() < 0.2)
      return [random.integer(SIDE), random.integer(SIDE)] as const
    const offset = (): number => Math.round((random.fraction() + random.fraction() - 1) * 130)
    return [centre[0] + offset(), centre[1] + offset()] as const
  })
}

const stopOf = (
  kind: FleetKind,
  matrixRow: number,
  wayThereAndBack: number,
  fixedCost: number,
  random: Random,
): Stop => {
  const open = 500 + random.integer((kind.day ?? DAY) - 1500 - (kind.window ?? 0))
  const share = (kind.price ?? 0) * 2 * random.fraction()
  const { mostWorth = 0.95 } = kind
  return {
    matrixRow,
    demand: [1 + random.integer(30)],
    kind: 'delivery',
    service: SERVICE,
    windows: kind.window === undefined ? [] : [{ from: open, to: open + kind.window }],
    unplannedCost:
      kind.price === undefined
        ? MUST_VISIT
        : Math.round(Math.min(share * 760, mostWorth * (wayThereAndBack + fixedCost))),
    allowed: undefined,
    fixedPosition: undefined,
  }
}

const vehicleOf = ({ window, longestDay, day = DAY }: FleetKind, { capacity, fixedCost }: VehicleSize): Vehicle => ({
  start: 0,
  end: 0,
  earliest: 0,
  latest: longestDay ?? (window === undefined ? 1e8 : day),
  capacity: [capacity],
  breaks: [],
  fixedCost,
})
