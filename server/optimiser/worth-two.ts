import type { Task } from './planned'

/** Fewer stops are planned as well as can be by one thread. */
const FEWEST = 40

/** Of more places, the copies of the tables that each thread has take more memory than there is for two. */
const MOST_PLACES = 4_000

/** Whether a second thread may think about it too; not about what another solver has ordered. */
export const isWorthTwo = ({ orders, problem, roads }: Pick<Task, 'orders' | 'problem' | 'roads'>): boolean =>
  orders === undefined && problem.stops.length >= FEWEST && roads.places.length <= MOST_PLACES
