import { foundStops, type Stop } from '../../src/domain/stop'
import { benchCase, type BenchCase } from '../bench-case'
import { aPlanOf } from './a-plan'

/** Day filter and search, as every keystroke asks for them anew. */
const plainSearch = (stops: ReadonlyArray<Stop>, query: string): ReadonlyArray<Stop> =>
  structuredClone(stops)
    .filter((stop) => stop.routeDay === '2026-11-24')
    .filter(
      (stop) =>
        stop.customerName.toLowerCase().includes(query.toLowerCase()) ||
        (stop.city ?? '').toLowerCase().includes(query.toLowerCase()),
    )

/** The least that anything can cost that looks at every stop. */
export const bareList: BenchCase = {
  name: 'a bare loop, reading one field',
  against: 'deep clone, the same loop',
  at: (size) => {
    const { stops } = aPlanOf(size)
    return {
      ours: benchCase(() => stops.filter((stop) => stop.isPlanned).length),
      plain: benchCase(() => structuredClone(stops).filter((stop) => stop.isPlanned).length),
    }
  },
}

export const listCases: ReadonlyArray<BenchCase> = [
  {
    name: 'filter and search, per keystroke',
    against: 'deep clone, filter, lower-case each',
    at: (size) => {
      const { stops } = aPlanOf(size)
      const filter = { onlyUnplanned: false, focusedDay: '2026-11-24' }
      return {
        ours: benchCase(() => foundStops(stops, filter, 'huisman').stops.length),
        plain: benchCase(() => plainSearch(stops, 'huisman').length),
      }
    },
  },
]
