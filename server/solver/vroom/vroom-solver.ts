import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { RouteProblem } from '../../../src/domain/problem'
import { formatNumber } from '../../../src/domain/text'
import { fetchJson } from '../../fetch-json'
import type { LegTable } from '../../travel'
import type { VehicleSequence } from '../complete-plan'
import { currentPlanFigures, startProgressHeartbeat } from '../solver-progress'
import type { Solver, Solution, SolveOptions } from '../solver'
import { withoutWarnings, type ThreadPool } from '../own/own-solver'
import { toVroomRequest } from './to-vroom-request'
import { isJsonObject } from '../../../src/domain/parse'
import type { StopId } from '../../../src/domain/stop'

export type VroomOptions = {
  readonly url: string
  /** how long VROOM may take beyond the budget */
  readonly graceMs?: number
  /** gets a message that VROOM is unavailable, without data of customers */
  readonly onUnavailable?: (message: string) => void
}

const RESPONSE_GRACE_MS = 10_000
const MAX_BYTES = 64 * 1024 * 1024

/**
 * The matrix of all roads is written as JSON: for five thousand places that would block the server for seconds and
 * take 800 MB.
 */
const MAX_PLACES_FOR_VROOM = 2_000

/**
 * Sends the problem to VROOM, or to the other solver where VROOM cannot solve it or fails. The sequences of VROOM get
 * their times here.
 */
export const vroomSolver = (
  { url, graceMs = RESPONSE_GRACE_MS, onUnavailable = () => undefined }: VroomOptions,
  threadPool: ThreadPool,
  fallback: Solver,
): Solver => {
  const requestSequences = async (
    problem: RouteProblem,
    roads: LegTable,
    { budgetMs, signal, onProgress }: SolveOptions,
  ): Promise<E.Either<string, ReadonlyArray<VehicleSequence>>> => {
    const heartbeat = startProgressHeartbeat(currentPlanFigures(problem, roads, []), budgetMs, onProgress)
    try {
      const body = toVroomRequest(problem, roads, budgetMs)
      const response = await fetchJson(new URL(url), {
        body,
        signal,
        timeoutMs: budgetMs + graceMs,
        maxBytes: MAX_BYTES,
      })
      return E.flatMap((json) => fromVroomResponse(json, problem))(response)
    } finally {
      heartbeat.stop()
    }
  }

  return {
    solve: async (problem, roads, options) => {
      if (problem.stops.some(({ fixedPosition }) => fixedPosition?.position !== undefined))
        return solveWithFallback(fallback, 'VROOM keeps no stop at a place in its route', problem, roads, options)
      if (problem.options.latenessWeight !== undefined)
        return solveWithFallback(fallback, 'VROOM lets nobody be late', problem, roads, options)
      if (problem.vehicles.some(({ trips = 1 }) => trips > 1))
        return solveWithFallback(fallback, 'VROOM loads no vehicle twice', problem, roads, options)
      if (roads.places.length > MAX_PLACES_FOR_VROOM)
        return solveWithFallback(
          fallback,
          `VROOM is not asked about more than ${formatNumber(MAX_PLACES_FOR_VROOM)} places`,
          problem,
          roads,
          options,
        )
      const sequences = await requestSequences(problem, roads, options)
      if (E.isLeft(sequences)) {
        if (options.signal.aborted) return E.left('Stopped before VROOM had an answer.')
        onUnavailable(`VROOM is away: ${sequences.left}`)
        return solveWithFallback(fallback, 'VROOM did not answer', problem, roads, options)
      }
      const request = { problem, roads, currentTours: [], seed: 0, budget: { ms: 0 }, sequences: sequences.right }
      return E.map(withoutWarnings)(await threadPool(request, { ...options, onProgress: () => undefined }))
    },
  }
}

const solveWithFallback = async (
  { solve }: Solver,
  reason: string,
  problem: RouteProblem,
  roads: LegTable,
  options: SolveOptions,
): Promise<E.Either<string, Solution>> =>
  pipe(
    await solve(problem, roads, options),
    E.map(({ plan, warnings }) => ({ plan, warnings: [`${reason}: planned by Rondrit itself`, ...warnings] })),
  )

/**
 * Reads VROOM's answer as sequences, without its times, which are calculated again. The left says what is wrong with
 * it.
 */
const fromVroomResponse = (
  response: unknown,
  problem: RouteProblem,
): E.Either<string, ReadonlyArray<VehicleSequence>> => {
  if (!isJsonObject(response)) return E.left('not an answer of VROOM')
  const { code, error, routes } = response
  if (code !== 0) return E.left(typeof error === 'string' ? `it says ${error.slice(0, 200)}` : 'not an answer of VROOM')
  if (!Array.isArray(routes)) return E.left('an answer without routes')
  const sequences: VehicleSequence[] = []
  for (const route of routes) {
    const sequence = toSequence(route, problem)
    if (sequence === undefined) return E.left('an answer with routes that are none')
    sequences.push(sequence)
  }
  return hasNoDuplicates(sequences) ? E.right(sequences) : E.left('an answer that names a stop or a vehicle twice')
}

const toSequence = (route: unknown, { stops, vehicles }: RouteProblem): VehicleSequence | undefined => {
  const { vehicle, steps } = isJsonObject(route) ? route : {}
  const knownVehicle = typeof vehicle === 'number' ? vehicles[vehicle] : undefined
  if (knownVehicle === undefined || !Array.isArray(steps)) return undefined
  const stopIds: StopId[] = []
  for (const step of steps) {
    if (!isJsonObject(step)) return undefined
    if (step['type'] !== 'job') continue
    const id = step['id'] ?? step['job']
    const stop = typeof id === 'number' ? stops[id] : undefined
    if (stop === undefined) return undefined
    stopIds.push(stop.id)
  }
  return { vehicle: knownVehicle.id, stops: stopIds, route: undefined }
}

const hasNoDuplicates = (sequences: ReadonlyArray<VehicleSequence>): boolean => {
  const stops = sequences.flatMap((sequence) => sequence.stops)
  return (
    new Set(sequences.map(({ vehicle }) => vehicle)).size === sequences.length && new Set(stops).size === stops.length
  )
}
