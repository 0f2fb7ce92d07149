import type { SolverInput, Vehicle } from '../solver-input'
import type { Instance } from './instance'
import { longestDayBound } from './longest-day-bound'
import { matricesOf, UNREACHABLE, type TravelMatrices } from './travel-matrices'
import { windowsOf } from './windows'

/** Times beyond this are clamped. */
const MAX_TIME = UNREACHABLE - 1
const clampTime = (seconds: number): number => Math.max(-MAX_TIME, Math.min(MAX_TIME, Math.round(seconds)))

export const buildInstance = (
  input: SolverInput,
  isStopped: () => boolean = () => false,
  matrices: TravelMatrices = matricesOf(input, isStopped),
): Instance => {
  const { matrixSize, stops, vehicles, weights } = input
  const dimensionCount = vehicles.reduce((max, { capacity }) => Math.max(max, capacity.length), 1)
  const windows = windowsOf(stops, weights.latenessWeight !== undefined, MAX_TIME)
  const amounts = (kind: 'delivery' | 'pickup'): Float64Array =>
    Float64Array.from(
      stops.flatMap((stop) =>
        Array.from({ length: dimensionCount }, (_, dimension) =>
          stop.kind === kind ? (stop.demand[dimension] ?? 0) : 0,
        ),
      ),
    )
  const isReload = Uint8Array.from([
    ...stops.map(({ kind }) => Number(kind === 'reload')),
    ...vehicles.flatMap(() => [0, 0]),
  ])
  const reloads = vehicles.map((_, vehicle) =>
    stops.flatMap(({ kind, allowed }, stop) =>
      kind === 'reload' && allowed?.includes(vehicle) === true ? [stop] : [],
    ),
  )
  const reloadCount = reloads.flat().length
  const mayVisit = allowedVisits(input)
  const changeCost = changeCosts(input)
  const vehicleKind = firstVehicleOfKey(input, { mayVisit, changeCost }, vehicleKindKey)
  const vehicleKindIgnoringSize = firstVehicleOfKey(input, { mayVisit, changeCost }, keyExceptSize)
  const hasRestrictions =
    changeCost !== undefined ||
    stops.some(({ allowed, fixedPosition }) => allowed !== undefined || fixedPosition !== undefined)
  const instance = {
    stopCount: stops.length,
    vehicleCount: vehicles.length,
    matrixSize,
    dimensionCount,
    seconds: matrices.seconds,
    metres: matrices.metres,
    secondsByDestination: matrices.secondsByDestination,
    metresByDestination: matrices.metresByDestination,
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
    stopLoad: Float64Array.from(stops, (stop) =>
      stop.kind === 'service' || stop.kind === 'reload' ? 0 : total(stop.demand.slice(0, dimensionCount)),
    ),
    unplannedCost: Float64Array.from(stops, ({ unplannedCost }) => unplannedCost),
    hasUnequalUnplannedCosts:
      new Set(stops.flatMap(({ kind, unplannedCost }) => (kind === 'reload' ? [] : [unplannedCost]))).size > 1,
    fixedPosition: Int32Array.from(stops, ({ fixedPosition }) => fixedPosition?.position ?? 0),
    hasFixedPositions: stops.some(({ fixedPosition }) => fixedPosition?.position !== undefined),
    mayVisit,
    changeCost,
    capacity: Float64Array.from(
      vehicles.flatMap(({ capacity }) =>
        Array.from({ length: dimensionCount }, (_, dimension) => capacity[dimension] ?? Infinity),
      ),
    ),
    fixedCost: Float64Array.from(vehicles, ({ fixedCost }) => fixedCost),
    hasFixedCosts: vehicles.some(({ fixedCost }) => fixedCost > 0),
    breaks: vehicles.map(({ breaks }) => breaks),
    vehicleKind,
    vehicleKindIgnoringSize,
    allVehiclesDifferOnlyInSize: vehicleKindIgnoringSize.every((first) => first === 0),
    someVehiclesDifferOnlyInSize: vehicleKind.some((first, vehicle) => first !== vehicleKindIgnoringSize[vehicle]),
    weights,
    isReload,
    reloads,
    reloadCount,
    longestDay: vehicles.reduce((max, vehicle) => Math.max(max, latestOf(vehicle) - earliestOf(vehicle)), 1),
  }
  const loadDependsOnOrder =
    reloadCount > 0 ||
    (instance.delivered.some((amount) => amount > 0) && instance.collected.some((amount) => amount > 0))
  const hasOneTiming = !windows.hasSeveral && vehicles.every(({ breaks }) => breaks.length === 0)
  const isSingleLabel = hasOneTiming && weights.latenessWeight === undefined
  const areVehiclesIdentical = vehicleKind.every((first) => first === 0)
  const costsOnlyMetres =
    weights.perMetre > 0 &&
    weights.perSecond === 0 &&
    weights.latenessWeight === undefined &&
    weights.balance === 0 &&
    weights.compactness === 0
  const ignoresDurations =
    isSingleLabel && costsOnlyMetres && !loadDependsOnOrder && !instance.hasFixedPositions && changeCost === undefined
  const ignoresTimeOfDay =
    isSingleLabel &&
    !instance.hasWindows &&
    !loadDependsOnOrder &&
    !instance.hasFixedPositions &&
    !instance.someVehiclesDifferOnlyInSize &&
    changeCost === undefined &&
    weights.compactness === 0
  const isPlain = ignoresDurations && !hasRestrictions && areVehiclesIdentical
  const isNeverLate =
    isSingleLabel &&
    !instance.hasWindows &&
    vehicles.length > 0 &&
    longestDayBound(instance, isStopped) <=
      vehicles.reduce((min, vehicle) => Math.min(min, latestOf(vehicle) - earliestOf(vehicle)), Infinity)
  return {
    ...instance,
    loadDependsOnOrder,
    hasOneTiming,
    isSingleLabel,
    areVehiclesIdentical,
    costsOnlyMetres,
    ignoresDurations,
    ignoresTimeOfDay,
    isPlain,
    isNeverLate,
    ignoresTimes: ignoresDurations && isNeverLate,
  }
}

const startOf = ({ start }: Vehicle): { readonly matrixRow: number } => ({ matrixRow: start })
const endOf = ({ end }: Vehicle): { readonly matrixRow: number } => ({ matrixRow: end })
const earliestOf = ({ earliest }: Vehicle): number => clampTime(earliest)
const latestOf = ({ latest }: Vehicle): number => clampTime(latest)

const total = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** By vehicle and stop: whether the vehicle may visit the stop at all. */
const allowedVisits = ({ stops, vehicles }: SolverInput): Uint8Array => {
  const mayVisit = new Uint8Array(vehicles.length * stops.length).fill(1)
  stops.forEach(({ allowed, fixedPosition }, stop) => {
    if (allowed === undefined && fixedPosition === undefined) return
    const allowedVehicles = allowed === undefined ? undefined : new Set(allowed)
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
      const isAllowed =
        allowedVehicles?.has(vehicle) !== false && (fixedPosition === undefined || fixedPosition.vehicle === vehicle)
      mayVisit[vehicle * stops.length + stop] = isAllowed ? 1 : 0
    }
  })
  return mayVisit
}

/** By vehicle and stop: the cost of a visit by another vehicle than the current one. */
const changeCosts = ({ stops, vehicles, weights, currentRoutes }: SolverInput): Float64Array | undefined => {
  if (currentRoutes === undefined || weights.change === 0) return undefined
  const currentVehicle = new Int32Array(stops.length).fill(-1)
  currentRoutes.forEach((routeStops, vehicle) => {
    for (const stop of routeStops) currentVehicle[stop] = vehicle
  })
  const costs = new Float64Array(vehicles.length * stops.length)
  for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1)
    for (let stop = 0; stop < stops.length; stop += 1)
      if (currentVehicle[stop] !== -1 && currentVehicle[stop] !== vehicle)
        costs[vehicle * stops.length + stop] = weights.change
  return costs
}

/** By vehicle: the first vehicle with the same key, allowed stops and visit costs. */
const firstVehicleOfKey = (
  { vehicles, stops }: SolverInput,
  { mayVisit, changeCost }: Pick<Instance, 'mayVisit' | 'changeCost'>,
  keyOf: (vehicle: Vehicle) => string,
): Int32Array => {
  const indexesByKey = new Map<string, number[]>()
  const areVisitsEqual = (first: number, second: number): boolean =>
    areRowsEqual(mayVisit, first, second, stops.length) &&
    (changeCost === undefined || areRowsEqual(changeCost, first, second, stops.length))
  return Int32Array.from(vehicles, (vehicle, index) => {
    const key = keyOf(vehicle)
    const sameKey = indexesByKey.get(key) ?? []
    const first = sameKey.find((second) => areVisitsEqual(index, second))
    if (first === undefined) indexesByKey.set(key, [...sameKey, index])
    return first ?? index
  })
}

const keyExceptSize = ({ start, end, earliest, latest, breaks }: Vehicle): string =>
  JSON.stringify([start, end, earliest, latest, breaks])

const vehicleKindKey = (vehicle: Vehicle): string =>
  JSON.stringify([keyExceptSize(vehicle), vehicle.capacity, vehicle.fixedCost])

const areRowsEqual = (table: Uint8Array | Float64Array, first: number, second: number, rowLength: number): boolean => {
  for (let column = 0; column < rowLength; column += 1)
    if (table[first * rowLength + column] !== table[second * rowLength + column]) return false
  return true
}
