import * as E from 'fp-ts/Either'
import type { RouteProblem } from '../../../src/domain/problem'
import { isRecord } from '../../../src/domain/parse'
import type { StopId } from '../../../src/domain/stop'
import type { Order } from '../draft-plan'

/**
 * Reads VROOM's answer as orders, without its times, which are calculated again. The left says what is wrong with the
 * answer.
 */
export const ordersIn = (answer: unknown, problem: RouteProblem): E.Either<string, ReadonlyArray<Order>> => {
  if (!isRecord(answer)) return E.left('not an answer of VROOM')
  const { code, error, routes } = answer
  if (code !== 0) return E.left(typeof error === 'string' ? `it says ${error.slice(0, 200)}` : 'not an answer of VROOM')
  if (!Array.isArray(routes)) return E.left('an answer without routes')
  const orders: Order[] = []
  for (const route of routes) {
    const order = orderIn(route, problem)
    if (order === undefined) return E.left('an answer with routes that are none')
    orders.push(order)
  }
  return isEachOnce(orders) ? E.right(orders) : E.left('an answer that names a stop or a vehicle twice')
}

const orderIn = (route: unknown, { stops, vehicles }: RouteProblem): Order | undefined => {
  const { vehicle, steps } = isRecord(route) ? route : {}
  const found = typeof vehicle === 'number' ? vehicles[vehicle] : undefined
  if (found === undefined || !Array.isArray(steps)) return undefined
  const visited: StopId[] = []
  for (const step of steps) {
    if (!isRecord(step)) return undefined
    if (step['type'] !== 'job') continue
    const id = step['id'] ?? step['job']
    const stop = typeof id === 'number' ? stops[id] : undefined
    if (stop === undefined) return undefined
    visited.push(stop.id)
  }
  return { vehicle: found.id, stops: visited, route: undefined }
}

const isEachOnce = (orders: ReadonlyArray<Order>): boolean => {
  const stops = orders.flatMap((order) => order.stops)
  return new Set(orders.map(({ vehicle }) => vehicle)).size === orders.length && new Set(stops).size === stops.length
}
