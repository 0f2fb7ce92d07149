import { jsonAnswer, defineEndpoint, jsonBody, routeParameters, endpointDefaults } from '../endpoint'
import { stopCodec } from '../stop'
import { anyBodyCodec } from './any-body-codec'
import { carriersCodec } from './carriers-codec'
import { driverChangeCodec } from './driver-change-codec'
import { routeCodec } from './route-codec'
import { stopMoveCodec } from './stop-move-codec'

const routeEndpoint = {
  ...endpointDefaults,
  group: 'Routes',
  method: 'POST',
  parameters: routeParameters,
  refusals: ['not_found'],
  version: { answered: true, checked: true },
} as const

const routePath = '/delivery/v2/utils/projects/{id}/routes/{routeIndex}'

export const listExternalRoutes = defineEndpoint({
  ...endpointDefaults,
  name: 'listExternalRoutes',
  method: 'GET',
  path: '/delivery/v2/routes/externalRouteNames',
  summary: 'List the carriers that routes are given to',
  group: 'Routes',
  answer: jsonAnswer(carriersCodec),
})

export const recalculateRoute = defineEndpoint({
  ...routeEndpoint,
  name: 'recalculateRoute',
  path: `${routePath}/recalculateRoute`,
  summary: 'Work out the way, times and totals of a route anew',
  body: jsonBody(anyBodyCodec),
  answer: jsonAnswer(routeCodec),
})

export const changeRouteDriver = defineEndpoint({
  ...routeEndpoint,
  name: 'changeRouteDriver',
  path: `${routePath}/routeChangeDriver`,
  summary: 'Give a route another driver, or none',
  body: jsonBody(driverChangeCodec),
  answer: jsonAnswer(routeCodec),
  refusals: ['not_found', 'other_driver', 'locked'],
})

export const changeStopDriver = defineEndpoint({
  ...routeEndpoint,
  name: 'changeStopDriver',
  path: `${routePath}/stopChangeDriver`,
  summary: 'Move a stop of this route to a place in another',
  body: jsonBody(stopMoveCodec),
  answer: jsonAnswer(stopCodec),
  refusals: ['not_found', 'other_place', 'locked'],
})
