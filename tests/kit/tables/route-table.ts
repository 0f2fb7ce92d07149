import type { Activity, Route } from '../../../src/domain/route'
import { activitiesOf } from '../../../src/domain/route'
import { tableOf } from './table'

const row = (activity: Activity): ReadonlyArray<string> => [
  String(activity.stopNumber),
  activity.id,
  activity.type,
  activity.isPlanned ? '' : 'not planned',
  activity.address.name,
]

const carrierOrDriverOf = ({ carrierId, driverId }: Route): ReadonlyArray<string> => [
  ...(carrierId === undefined ? [] : [`carrier ${carrierId}`]),
  ...(driverId === undefined ? [] : [`driver ${driverId}`]),
]

export const routeTable = (title: string, route: Route): string =>
  tableOf(
    [`${title}: route ${route.index + 1}`, route.name, route.day ?? 'no day', ...carrierOrDriverOf(route)].join(', '),
    ['#', 'stop', 'type', '', 'name'],
    activitiesOf(route).map(row),
  )

export const beforeAndAfter = (before: Route, after: Route): string =>
  `${routeTable('before', before)}\n\n${routeTable('after', after)}`
