import { routeIndexOf } from '../../../domain/stop'
import type { Group } from './group'

/** As one visits them: by route, by number, those without a route last. A group stands where its first stop does. */
export const sortByRoute = (groups: ReadonlyArray<Group>): ReadonlyArray<Group> =>
  groups
    .map((group) => ({ group, route: routeOf(group), number: group.stops[0]?.stopNumber ?? 0 }))
    .toSorted((one, other) => one.route - other.route || one.number - other.number)
    .map(({ group }) => group)

const UNPLANNED_RANK = 1e9

const routeOf = ({ stops: [first] }: Group): number => (first && routeIndexOf(first)) ?? UNPLANNED_RANK
