import * as E from 'fp-ts/Either'
import { streetLevels } from '../../src/domain/map'
import type { ProjectId } from '../../src/domain/project'
import type { StopId } from '../../src/domain/stop'
import type { DriverId } from '../../src/domain/driver'
import {
  isJsonObject,
  maxLengths,
  nonBlankText,
  parseEach,
  recordOf,
  wholeNumber,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import {
  optionalBytesAnswer,
  jsonAnswer,
  defineEndpoint,
  jsonBody,
  projectParameters,
  routeParameters,
  endpointDefaults,
} from '../endpoint'
import { stopCodec } from '../stop'
import {
  codecOf,
  enumCodec,
  type Codec,
  integerCodec,
  idCodec,
  optionalField,
  requiredField,
  record,
  textCodec,
  nullableField,
  recordSchema,
} from '../codec'
import { newVersionCodec } from '../history/change-codec'
import { routeCodec } from './route-codec'
import type { Carrier } from '../../src/domain/plan'

const decodeCarrier = recordOf<Carrier>({
  id: { parser: wholeNumber({ min: 1 }) },
  displayName: { names: ['display_name', 'displayName'], parser: nonBlankText() },
})

const decodeCarriers = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<Carrier>> =>
  Array.isArray(value) ? parseEach(decodeCarrier)(value) : wrongType('a list of carriers', value)

/** §3, §7: the API calls a carrier an external route. */
const carriersCodec: Codec<ReadonlyArray<Carrier>> = codecOf({
  name: 'Carriers',
  decode: decodeCarriers,
  encode: (carriers) => carriers.map(({ id, displayName }) => ({ id, display_name: displayName })),
  schema: {
    type: 'array',
    items: recordSchema(
      'ExternalRoute',
      { id: { type: 'integer', minimum: 1 }, display_name: { type: 'string', pattern: '\\S' } },
      ['id', 'display_name'],
    ),
  },
  example: [{ id: 1, display_name: 'Visser Bezorgt' }],
})

/** The driver that the client expects the route to have, and the new driver; undefined (null in JSON) is no driver. */
export type DriverChangeRequest = { readonly from: DriverId | undefined; readonly to: DriverId | undefined }

const driverChangeCodec = record<DriverChangeRequest>('DriverChange', {
  from: nullableField('old_driver_id', idCodec('drv_92ab')),
  to: nullableField('new_driver_id', idCodec('drv_0c31')),
})

/** Moves a stop to another route. Only the stop and the new route are required. */
export type StopMove = {
  readonly stopId: StopId
  /** index among the activities of the old route, as the client knows it; refused if the stop is elsewhere */
  readonly stopIndex: number | undefined
  readonly color: string | undefined
  readonly projectId: ProjectId | undefined
  readonly routeIndex: number
  /** index among the activities of the new route (1 is the first stop); undefined appends the stop */
  readonly locationIndex: number | undefined
  readonly driverName: string | undefined
}

const indexCodec = integerCodec({ min: 0, max: 100_000 }, 1)

const stopMoveCodec = record<StopMove>('StopMove', {
  stopIndex: optionalField('target_stop_index', indexCodec),
  stopId: requiredField('target_stop_id', idCodec('stp_8k2f')),
  color: optionalField('target_stop_new_color', textCodec('#39a15b')),
  projectId: optionalField('new_project_id', idCodec('prj_5d1c')),
  routeIndex: requiredField('new_route_index', indexCodec),
  locationIndex: optionalField('new_location_index', indexCodec),
  driverName: optionalField('new_driver_name', textCodec('Joris de Vries', maxLengths.fullName)),
})

/** Accepts any object or no body; no field is read. */
const anyBodyCodec: Codec<unknown> = codecOf<unknown>({
  name: 'Anything',
  decode: (value) =>
    value === undefined || value === null || isJsonObject(value) ? E.right({}) : wrongType('a record', value),
  encode: () => ({}),
  schema: { type: 'object', properties: {}, required: [], additionalProperties: true },
  example: {},
})

const routeEndpoint = {
  ...endpointDefaults,
  group: 'Routes',
  method: 'POST',
  parameters: routeParameters,
  refusals: ['not_found'],
  version: { sendsEtag: true, checksIfMatch: true },
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

export const recalculateAllRoutes = defineEndpoint({
  ...routeEndpoint,
  name: 'recalculateAllRoutes',
  path: '/delivery/v2/utils/projects/{id}/recalculateRoutes',
  summary: 'Work out the ways, times and totals of all routes anew, as one change',
  parameters: projectParameters,
  body: jsonBody(anyBodyCodec),
  answer: jsonAnswer(newVersionCodec),
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

export const deleteRoute = defineEndpoint({
  ...endpointDefaults,
  group: 'Routes',
  name: 'deleteRoute',
  method: 'DELETE',
  path: '/delivery/v2/projects/{id}/routes/{routeIndex}',
  summary: 'Delete a route without stops',
  parameters: routeParameters,
  answer: jsonAnswer(newVersionCodec),
  refusals: ['not_found', 'not_empty', 'locked'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})

const tileNumberCodec = integerCodec({ min: 0, max: 2 ** Math.max(...streetLevels) - 1 }, 8425)

type StreetTilePath = { readonly version: string; readonly z: string; readonly x: number; readonly y: number }

export const readStreetTile = defineEndpoint({
  ...endpointDefaults,
  name: 'readStreetTile',
  method: 'GET',
  group: 'Operations',
  path: '/delivery/v2/roads/tiles/{version}/{z}/{x}/{y}',
  summary: 'The streets of the roads file in one tile of the map, in the form that the pages draw; they never change',
  parameters: record<StreetTilePath>('StreetTilePath', {
    version: requiredField('version', idCodec('6f1d20a8')),
    z: requiredField('z', enumCodec(streetLevels.map(String), '14')),
    x: requiredField('x', tileNumberCodec),
    y: requiredField('y', tileNumberCodec),
  }),
  answer: optionalBytesAnswer('application/vnd.rondrit.streets'),
  refusals: ['not_found'],
  version: { sendsEtag: true, checksIfMatch: false },
})
