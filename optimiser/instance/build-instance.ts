import type { SolverInput, Vehicle } from '../solver-input'
import type { Instance } from './instance'
import { NEVER, roadsOf, type Roads } from './roads'
import { firstIdenticalVehicles } from './identical-vehicles'
import { longestDayBound } from './longest-day-bound'
import { visitCosts, allowedVisits } from './allowed-visits'
import { windowsOf } from './windows'

/** Times further off than this are cut. */
const MAX_TIME = NEVER - 1
const clampTime = (seconds: number): number => Math.max(-MAX_TIME, Math.min(MAX_TIME, Math.round(seconds)))

export const buildInstance = (
  input: SolverInput,
  isStopped: () => boolean = () => false,
  roads: Roads = roadsOf(input, isStopped),
): Instance => {
  const { matrixSize, stops, vehicles, weights } = input
  const dimensions = vehicles.reduce((max, { capacity }) => Math.max(max, capacity.length), 1)
  const windows = windowsOf(stops, weights.lateness !== undefined, MAX_TIME)
  const amounts = (kind: 'delivery' | 'pickup'): Float64Array =>
    Float64Array.from(
      stops.flatMap((stop) =>
        Array.from({ length: dimensions }, (_, dimension) => (stop.kind === kind ? (stop.demand[dimension] ?? 0) : 0)),
      ),
    )
  const fits = allowedVisits(input)
  const visitCost = visitCosts(input)
  const alikeTo = firstIdenticalVehicles(input, { fits, visitCost })
  const hasRestrictions =
    visitCost !== undefined || stops.some(({ allowed, pin }) => allowed !== undefined || pin !== undefined)
  const instance = {
    stops: stops.length,
    vehicles: vehicles.length,
    places: matrixSize,
    dimensions,
    seconds: roads.seconds,
    metres: roads.metres,
    secondsTo: roads.secondsTo,
    metresTo: roads.metresTo,
    matrixRow: Int32Array.from(
      [...stops, ...vehicles.map(startOf), ...vehicles.map(endOf)],
      ({ matrixRow }) => matrixRow,
    ),
    open: Int32Array.from([...windows.open, ...vehicles.map(earliestOf), ...vehicles.map(earliestOf)]),
    close: Int32Array.from([...windows.close, ...vehicles.map(latestOf), ...vehicles.map(latestOf)]),
    service: Int32Array.from([...stops.map(({ service }) => clampTime(service)), ...vehicles.flatMap(() => [0, 0])]),
    hasWindows: stops.some((stop) => stop.windows.length > 0),
    firstWindow: windows.first,
    windowFrom: windows.from,
    windowTo: windows.to,
    delivered: amounts('delivery'),
    collected: amounts('pickup'),
    amount: Float64Array.from(stops, (stop) => (stop.kind === 'service' ? 0 : total(stop.demand.slice(0, dimensions)))),
    unplannedCost: Float64Array.from(stops, ({ unplannedCost }) => unplannedCost),
    hasUnequalCosts: new Set(stops.map(({ unplannedCost }) => unplannedCost)).size > 1,
    pinnedPosition: Int32Array.from(stops, ({ pin }) => pin?.position ?? 0),
    hasPinned: stops.some(({ pin }) => pin?.position !== undefined),
    fits,
    visitCost,
    capacity: Float64Array.from(
      vehicles.flatMap(({ capacity }) =>
        Array.from({ length: dimensions }, (_, dimension) => capacity[dimension] ?? Infinity),
      ),
    ),
    fixedCost: Float64Array.from(vehicles, ({ fixedCost }) => fixedCost),
    breaks: vehicles.map(({ breaks }) => breaks),
    alikeTo,
    weights,
    longestDay: vehicles.reduce((max, vehicle) => Math.max(max, latestOf(vehicle) - earliestOf(vehicle)), 1),
  }
  const isMixed = instance.delivered.some((amount) => amount > 0) && instance.collected.some((amount) => amount > 0)
  const hasOneTiming = !windows.hasSeveral && vehicles.every(({ breaks }) => breaks.length === 0)
  const isSingleLabel = hasOneTiming && weights.lateness === undefined
  const isSimple =
    isSingleLabel &&
    !isMixed &&
    dimensions === 1 &&
    weights.perMetre > 0 &&
    weights.perSecond === 0 &&
    weights.balance === 0 &&
    weights.compactness === 0 &&
    !hasRestrictions &&
    alikeTo.every((first) => first === 0)
  const isNeverLate =
    isSimple &&
    !instance.hasWindows &&
    longestDayBound(instance, isStopped) <= (instance.close[stops.length] ?? 0) - (instance.open[stops.length] ?? 0)
  return { ...instance, isMixed, hasOneTiming, isSingleLabel, isSimple, isNeverLate }
}

const startOf = ({ start }: Vehicle): { readonly matrixRow: number } => ({ matrixRow: start })
const endOf = ({ end }: Vehicle): { readonly matrixRow: number } => ({ matrixRow: end })
const earliestOf = ({ earliest }: Vehicle): number => clampTime(earliest)
const latestOf = ({ latest }: Vehicle): number => clampTime(latest)

const total = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)
