import { jsonAnswer, defineEndpoint, jsonBody, routeParameters, endpointDefaults } from '../endpoint'
import { stopCodec } from '../stop'
import { driverChangeCodec } from './driver-change-codec'
import { routeCodec } from './route-codec'
import { stopMoveCodec } from './stop-move-codec'
import * as E from 'fp-ts/Either'
import { isRecord, quoted } from '../../src/domain/parse'
import { codecOf, type Shape } from '../shape'
import { carriersCodec } from './carriers-codec'

/** Accepts any object or no body; no field is read. */
const anyBodyCodec: Shape<unknown> = {
  codec: codecOf(
    'Anything',
    (value) =>
      value === undefined || value === null || isRecord(value)
        ? E.right({})
        : E.left([{ field: '', reason: `Not a record: ${quoted(value)}` }]),
    () => ({}),
  ),
  schema: { type: 'object', properties: {}, required: [], additionalProperties: true },
  example: {},
}

const routeEndpoint = {
  ...endpointDefaults,
  group: 'Routes',
  method: 'POST',
  parameters: routeParameters,
  refusals: ['not_found'],
  version: { answered: true, checked: true },
  sendsChange: true,
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
