import type { ProblemStop, RouteProblem } from '../../src/domain/problem'
import { priorities } from '../../src/domain/stop'

/** The order in which stops are tried: first those with a fixed place, by place, then by priority. */
export const sortByPriority = ({ stops }: RouteProblem): ReadonlyArray<ProblemStop> =>
  stops.toSorted(
    (first, second) =>
      pinnedPositionOf(first) - pinnedPositionOf(second) ||
      priorities.indexOf(second.priority) - priorities.indexOf(first.priority),
  )

const pinnedPositionOf = ({ pin }: ProblemStop): number => pin?.place ?? 1_000_000
