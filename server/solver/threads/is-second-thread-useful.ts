import type { SolveRequest } from '../build-proposal'

/** With fewer stops, one thread finds the best plan anyway. */
const MIN_STOPS = 40

/** With more places, the copies of the tables in two threads would take too much memory. */
const MAX_PLACES = 4_000

/** Whether to solve in a second thread too; not where another solver has made the sequences. */
export const isSecondThreadUseful = ({
  sequences,
  problem,
  roads,
}: Pick<SolveRequest, 'sequences' | 'problem' | 'roads'>): boolean =>
  sequences === undefined && problem.stops.length >= MIN_STOPS && roads.places.length <= MAX_PLACES
