import type { Break, Weights } from '../solver-input'

/**
 * The problem laid out for inner loops. Nodes are numbered: first the stops, then
 * each vehicle's start, then each one's end.
 */
export type Instance = {
  readonly stopCount: number
  readonly vehicleCount: number
  readonly matrixSize: number
  readonly dimensionCount: number
  /** matrices, row by row, without gaps: where there is no road, the value is longer than any day */
  readonly seconds: Int32Array
  readonly metres: Int32Array
  /** the matrices transposed, for reading the legs to one destination in a row */
  readonly secondsByDestination: Int32Array
  readonly metresByDestination: Int32Array
  /** by node */
  readonly matrixRow: Int32Array
  /** by node: the earliest start of service and the latest; for a start or end, its vehicle's hours */
  readonly open: Int32Array
  readonly close: Int32Array
  readonly service: Int32Array
  /** whether any stop has time windows */
  readonly hasWindows: boolean
  /** by stop: where its windows begin in the lists of windows, which are in order of time */
  readonly firstWindow: Int32Array
  readonly windowFrom: Int32Array
  readonly windowTo: Int32Array
  /** by stop and dimension */
  readonly delivered: Float64Array
  readonly collected: Float64Array
  /** by stop: what is delivered or collected there, all dimensions added up */
  readonly stopLoad: Float64Array
  readonly unplannedCost: Float64Array
  /** whether some stops cost more to leave unplanned than others */
  readonly hasUnequalUnplannedCosts: boolean
  /** by stop: its fixed position in the route, counted from 1; 0 where it has none */
  readonly fixedPosition: Int32Array
  /** whether any stop has a fixed position */
  readonly hasFixedPositions: boolean
  /** by vehicle and stop: 1 where the vehicle may visit the stop */
  readonly mayVisit: Uint8Array
  /** by vehicle and stop: the cost of a visit by another vehicle than today's */
  readonly changeCost: Float64Array | undefined
  /** by vehicle and dimension */
  readonly capacity: Float64Array
  readonly fixedCost: Float64Array
  /** whether any vehicle costs something before it drives */
  readonly hasFixedCosts: boolean
  readonly breaks: ReadonlyArray<ReadonlyArray<Break>>
  /** by vehicle: its kind, as the first vehicle that is identical; of the idle ones of a kind, only one has to be tried */
  readonly vehicleKind: Int32Array
  /** by vehicle: the first vehicle that differs from it at most in size, which is capacity and fixed cost */
  readonly vehicleKindIgnoringSize: Int32Array
  /** whether there are two vehicles of different sizes that differ in nothing else */
  readonly someVehiclesDifferOnlyInSize: boolean
  /** whether all vehicles differ at most in size */
  readonly allVehiclesDifferOnlyInSize: boolean
  readonly weights: Weights
  /** the longest hours of any vehicle */
  readonly longestDay: number
  /** whether there are both deliveries and pickups, or reloads, so that the peak load of a route depends on its order */
  readonly loadDependsOnOrder: boolean
  /** by node: 1 where the vehicle is loaded again, so that a trip ends and the next begins */
  readonly isReload: Uint8Array
  /** by vehicle: its reloads, of which as many are in its route as it makes trips besides the first */
  readonly reloads: ReadonlyArray<ReadonlyArray<number>>
  /** how many reloads all vehicles have */
  readonly reloadCount: number
  /** whether a route has only one timing: no second windows, no breaks */
  readonly hasOneTiming: boolean
  /** whether a single label holds all times of a segment: no second windows, breaks or price of lateness */
  readonly isSingleLabel: boolean
  /** whether all vehicles are alike, and may make the same visits at the same cost */
  readonly areVehiclesIdentical: boolean
  /** whether only metres, the use of vehicles and certain visits cost anything */
  readonly costsOnlyMetres: boolean
  /** whether no route can be late whatever it visits */
  readonly isNeverLate: boolean
  /** whether only metres cost anything, and no position has a rule of its own: then times are only checked against limits */
  readonly ignoresDurations: boolean
  /** whether durations are ignored, all vehicles are alike, and each may visit all stops */
  readonly isPlain: boolean
  /** whether a plan depends on no order of loads and no time of day: only on legs, loads, and how long each route takes */
  readonly ignoresTimeOfDay: boolean
  /** whether times play no part at all: durations are ignored, and nothing can be late */
  readonly ignoresTimes: boolean
}
