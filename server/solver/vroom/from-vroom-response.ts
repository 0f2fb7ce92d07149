import * as E from 'fp-ts/Either'
import type { RouteProblem } from '../../../src/domain/problem'
import { isRecord } from '../../../src/domain/parse'
import type { StopId } from '../../../src/domain/stop'
import type { VehicleSequence } from '../draft-plan'

/**
 * Reads VROOM's answer as orders, without its times, which are calculated again. The left says what is wrong with the
 * answer.
 */
export const fromVroomResponse = (
  response: unknown,
  problem: RouteProblem,
): E.Either<string, ReadonlyArray<VehicleSequence>> => {
  if (!isRecord(response)) return E.left('not an answer of VROOM')
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
  const { vehicle, steps } = isRecord(route) ? route : {}
  const knownVehicle = typeof vehicle === 'number' ? vehicles[vehicle] : undefined
  if (knownVehicle === undefined || !Array.isArray(steps)) return undefined
  const stopIds: StopId[] = []
  for (const step of steps) {
    if (!isRecord(step)) return undefined
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
