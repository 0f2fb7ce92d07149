import type { Plan } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import { pluralise } from '../../../src/domain/text'
import { routeTable } from './route-table'
import { tableOf } from './table'

export const planTable = (title: string, plan: Plan): string => {
  const stops = stopList.values(plan.stops)
  const unplanned = stops.filter((stop) => stop.placement.routeNumber === undefined)
  return [
    `${title}: ${pluralise(plan.routes.length, 'route')}, ${pluralise(stops.length, 'stop')}`,
    ...plan.routes.map((route) => routeTable('-', route)),
    tableOf(
      '- unplanned',
      ['stop', 'name'],
      unplanned.map((stop) => [stop.facts.id, stop.facts.customerName]),
    ),
  ].join('\n')
}

export const plansBeforeAndAfter = (before: Plan, after: Plan): string =>
  `${planTable('before', before)}\n\n${planTable('after', after)}`
