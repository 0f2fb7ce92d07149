import type { Task } from '../build-proposal'

/** With fewer stops, one thread finds the best plan anyway. */
const FEWEST = 40

/** With more places, the copies of the tables in two threads would take too much memory. */
const MOST_PLACES = 4_000

/** Whether a second thread is worth while; not where another solver has made the orders. */
export const isWorthTwo = ({ orders, problem, roads }: Pick<Task, 'orders' | 'problem' | 'roads'>): boolean =>
  orders === undefined && problem.stops.length >= FEWEST && roads.places.length <= MOST_PLACES
