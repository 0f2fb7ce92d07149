import type { SolveRequest } from '../build-proposal'

/** With fewer stops, one thread finds the best plan anyway. */
const MIN_STOPS = 40

/** With more places, the copies of the tables in two threads would take too much memory. */
const MAX_PLACES = 4_000

/** Whether a second thread is worth while; not where another solver has made the orders. */
export const isSecondThreadUseful = ({
  orders,
  problem,
  roads,
}: Pick<SolveRequest, 'orders' | 'problem' | 'roads'>): boolean =>
  orders === undefined && problem.stops.length >= MIN_STOPS && roads.places.length <= MAX_PLACES
