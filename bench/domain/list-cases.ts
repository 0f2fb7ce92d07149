import { filterStops } from '../../src/application/stop'
import { stopList, type Stop, type StopList } from '../../src/domain/stop'
import { timedCall, type TimedCase } from '../timed-case'
import { benchPlanOf } from './bench-plan'

/** The day filter and the search, as run for every key press. */
const simpleSearch = (stops: ReadonlyArray<Stop>, query: string): ReadonlyArray<Stop> =>
  structuredClone(stops)
    .filter((stop) => stop.placement.routeDay === '2026-11-24')
    .filter(
      (stop) =>
        stop.facts.customerName.toLowerCase().includes(query.toLowerCase()) ||
        (stop.facts.city ?? '').toLowerCase().includes(query.toLowerCase()),
    )

const countPlanned = (stops: StopList): number =>
  stopList
    .mapChunks(stops, (chunk) => chunk.filter((stop) => stop.placement.isPlanned).length)
    .reduce((total, count) => total + count, 0)

/** The lower bound for anything that reads every stop. */
export const bareLoopCase: TimedCase = {
  name: 'a bare loop, reading one field',
  baselineName: 'deep clone, the same loop',
  forSize: (size) => {
    const { stops } = benchPlanOf(size)
    const array = stopList.values(stops)
    return {
      product: timedCall(() => countPlanned(stops)),
      baseline: timedCall(() => structuredClone(array).filter((stop) => stop.placement.isPlanned).length),
    }
  },
}

export const listCases: ReadonlyArray<TimedCase> = [
  {
    name: 'filter and search, per keystroke',
    baselineName: 'deep clone, filter, lower-case each',
    forSize: (size) => {
      const { stops } = benchPlanOf(size)
      const array = stopList.values(stops)
      const filter = { onlyUnplanned: false, focusedDay: '2026-11-24', query: 'huisman' }
      return {
        product: timedCall(() => filterStops(stops, filter).stops.length),
        baseline: timedCall(() => simpleSearch(array, 'huisman').length),
      }
    },
  },
]
