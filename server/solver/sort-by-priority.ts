import type { ProblemStop, RouteProblem } from '../../src/domain/problem'
import { priorities } from '../../src/domain/stop'

/** The order in which stops are tried: first those with a fixed place, by place, then by priority. */
export const inOrderOfNeed = ({ stops }: RouteProblem): ReadonlyArray<ProblemStop> =>
  stops.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || priorities.indexOf(other.priority) - priorities.indexOf(one.priority),
  )

const placeOf = ({ pin }: ProblemStop): number => pin?.place ?? 1_000_000
