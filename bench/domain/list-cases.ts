import { searchVisibleStops, stopArrayOf, type Stop, type StopList } from '../../src/domain/stop'
import { benchCase, type BenchCase } from '../timed-case'
import { aPlanOf } from './bench-plan'

/** The day filter and the search, run again for every key that is pressed. */
const plainSearch = (stops: ReadonlyArray<Stop>, query: string): ReadonlyArray<Stop> =>
  structuredClone(stops)
    .filter((stop) => stop.routeDay === '2026-11-24')
    .filter(
      (stop) =>
        stop.customerName.toLowerCase().includes(query.toLowerCase()) ||
        (stop.city ?? '').toLowerCase().includes(query.toLowerCase()),
    )

const plannedIn = ({ chunks }: StopList): number =>
  chunks.reduce((count, sheet) => count + sheet.filter((stop) => stop.isPlanned).length, 0)

/** The least that any work can cost that looks at every stop. */
export const bareList: BenchCase = {
  name: 'a bare loop, reading one field',
  against: 'deep clone, the same loop',
  at: (size) => {
    const { stops } = aPlanOf(size)
    const array = stopArrayOf(stops)
    return {
      ours: benchCase(() => plannedIn(stops)),
      plain: benchCase(() => structuredClone(array).filter((stop) => stop.isPlanned).length),
    }
  },
}

export const listCases: ReadonlyArray<BenchCase> = [
  {
    name: 'filter and search, per keystroke',
    against: 'deep clone, filter, lower-case each',
    at: (size) => {
      const { stops } = aPlanOf(size)
      const array = stopArrayOf(stops)
      const filter = { onlyUnplanned: false, focusedDay: '2026-11-24' }
      return {
        ours: benchCase(() => searchVisibleStops(stops, filter, 'huisman').stops.length),
        plain: benchCase(() => plainSearch(array, 'huisman').length),
      }
    },
  },
]
