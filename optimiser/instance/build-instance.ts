import type { Problem, Vehicle } from '../solver-input'
import type { Facts } from './instance'
import { NEVER, roadsOf, type Roads } from './roads'
import { firstsAlike } from './identical-vehicles'
import { longestDay } from './longest-day-bound'
import { visitCostOf, whoFits } from './allowed-visits'
import { windowsOf } from './windows'

/** Times further off than this are cut. */
const FAR = NEVER - 1
const time = (seconds: number): number => Math.max(-FAR, Math.min(FAR, Math.round(seconds)))

export const factsOf = (
  problem: Problem,
  isStopped: () => boolean = () => false,
  roads: Roads = roadsOf(problem, isStopped),
): Facts => {
  const { places, stops, vehicles, weights } = problem
  const dimensions = vehicles.reduce((most, { capacity }) => Math.max(most, capacity.length), 1)
  const windows = windowsOf(stops, weights.lateness !== undefined, FAR)
  const amounts = (kind: 'delivery' | 'pickup'): Float64Array =>
    Float64Array.from(
      stops.flatMap((stop) =>
        Array.from({ length: dimensions }, (_, at) => (stop.kind === kind ? (stop.demand[at] ?? 0) : 0)),
      ),
    )
  const fits = whoFits(problem)
  const visitCost = visitCostOf(problem)
  const alikeTo = firstsAlike(problem, { fits, visitCost })
  const isTold = visitCost !== undefined || stops.some(({ allowed, pin }) => allowed !== undefined || pin !== undefined)
  const facts = {
    stops: stops.length,
    vehicles: vehicles.length,
    places,
    dimensions,
    seconds: roads.seconds,
    metres: roads.metres,
    secondsTo: roads.secondsTo,
    metresTo: roads.metresTo,
    place: Int32Array.from([...stops, ...vehicles.map(startOf), ...vehicles.map(endOf)], ({ place }) => place),
    open: Int32Array.from([...windows.open, ...vehicles.map(earliestOf), ...vehicles.map(earliestOf)]),
    close: Int32Array.from([...windows.close, ...vehicles.map(latestOf), ...vehicles.map(latestOf)]),
    service: Int32Array.from([...stops.map(({ service }) => time(service)), ...vehicles.flatMap(() => [0, 0])]),
    hasWindows: stops.some((stop) => stop.windows.length > 0),
    firstWindow: windows.first,
    windowFrom: windows.from,
    windowTo: windows.to,
    delivered: amounts('delivery'),
    collected: amounts('pickup'),
    amount: Float64Array.from(stops, (stop) => (stop.kind === 'service' ? 0 : sumOf(stop.demand.slice(0, dimensions)))),
    unplannedCost: Float64Array.from(stops, ({ unplannedCost }) => unplannedCost),
    areUnequal: new Set(stops.map(({ unplannedCost }) => unplannedCost)).size > 1,
    pinned: Int32Array.from(stops, ({ pin }) => pin?.place ?? 0),
    hasPinned: stops.some(({ pin }) => pin?.place !== undefined),
    fits,
    visitCost,
    capacity: Float64Array.from(
      vehicles.flatMap(({ capacity }) => Array.from({ length: dimensions }, (_, at) => capacity[at] ?? Infinity)),
    ),
    fixedCost: Float64Array.from(vehicles, ({ fixedCost }) => fixedCost),
    breaks: vehicles.map(({ breaks }) => breaks),
    alikeTo,
    weights,
    longestDay: vehicles.reduce((most, one) => Math.max(most, latestOf(one) - earliestOf(one)), 1),
  }
  const isMixed = facts.delivered.some((amount) => amount > 0) && facts.collected.some((amount) => amount > 0)
  const isOneWay = !windows.areSeveral && vehicles.every(({ breaks }) => breaks.length === 0)
  const isDirect = isOneWay && weights.lateness === undefined
  const isPlain =
    isDirect &&
    !isMixed &&
    dimensions === 1 &&
    weights.perMetre > 0 &&
    weights.perSecond === 0 &&
    weights.balance === 0 &&
    weights.compactness === 0 &&
    !isTold &&
    alikeTo.every((first) => first === 0)
  const isTimeless =
    isPlain &&
    !facts.hasWindows &&
    longestDay(facts, isStopped) <= (facts.close[stops.length] ?? 0) - (facts.open[stops.length] ?? 0)
  return { ...facts, isMixed, isOneWay, isDirect, isPlain, isTimeless }
}

const startOf = ({ start }: Vehicle): { readonly place: number } => ({ place: start })
const endOf = ({ end }: Vehicle): { readonly place: number } => ({ place: end })
const earliestOf = ({ earliest }: Vehicle): number => time(earliest)
const latestOf = ({ latest }: Vehicle): number => time(latest)

const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)
