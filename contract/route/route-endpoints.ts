import { answer, call, json, ofRoute, plain } from '../endpoint'
import { stop } from '../stop'
import { anything } from './any-body-codec'
import { carriers } from './carriers-codec'
import { driverChange } from './driver-change-codec'
import { route } from './route-codec'
import { stopMove } from './stop-move-codec'

const ofTheRoute = {
  ...plain,
  group: 'Routes',
  method: 'POST',
  parameters: ofRoute,
  refusals: ['not_found'],
  version: { answered: true, checked: true },
} as const

const routePath = '/delivery/v2/utils/projects/{id}/routes/{routeIndex}'

export const listExternalRoutes = call({
  ...plain,
  name: 'listExternalRoutes',
  method: 'GET',
  path: '/delivery/v2/routes/externalRouteNames',
  summary: 'List the carriers that routes are given to',
  group: 'Routes',
  answer: answer(carriers),
})

export const recalculateRoute = call({
  ...ofTheRoute,
  name: 'recalculateRoute',
  path: `${routePath}/recalculateRoute`,
  summary: 'Work out the way, times and totals of a route anew',
  body: json(anything),
  answer: answer(route),
})

export const changeRouteDriver = call({
  ...ofTheRoute,
  name: 'changeRouteDriver',
  path: `${routePath}/routeChangeDriver`,
  summary: 'Give a route another driver, or none',
  body: json(driverChange),
  answer: answer(route),
  refusals: ['not_found', 'other_driver', 'locked'],
})

export const changeStopDriver = call({
  ...ofTheRoute,
  name: 'changeStopDriver',
  path: `${routePath}/stopChangeDriver`,
  summary: 'Move a stop of this route to a place in another',
  body: json(stopMove),
  answer: answer(stop),
  refusals: ['not_found', 'other_place', 'locked'],
})
