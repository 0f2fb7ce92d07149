import * as E from 'fp-ts/Either'
import { identity } from 'fp-ts/function'
import { isJsonObject, wrongType } from '../../src/domain/parse'
import type { ChangeAction, ChangeId, ProjectChanged, SentChange, StoredProjectChanged } from '../../src/domain/history'
import type { PresentUser } from '../../src/domain/project'
import { routeSchema, routeExample } from '../route/route-schema'
import { stopSchema } from '../stop/stop-schema'
import {
  anyTextCodec,
  codecOf,
  dateTimeCodec,
  enumCodec,
  idCodec,
  integerCodec,
  listCodec,
  optionalField,
  record,
  recordSchema,
  requiredField,
  textCodec,
  type JsonSchema,
  type Codec,
} from '../codec'

const textSchema: JsonSchema = { type: 'string' }

/** Visits of a stored route: one that is unchanged but for its times, several that stay in their order, or `whole`. */
const visitSchema: JsonSchema = {
  anyOf: [
    { type: 'array', items: textSchema, minItems: 1, maxItems: 3 },
    { type: 'array', items: { type: 'integer' }, minItems: 3, maxItems: 3 },
    { type: 'string', enum: ['whole'] },
  ],
  description:
    'the id of a stop that is visited, with arrival and departure; or, after the change, visits that followed each other before it too: position of the first there, from 0, count, and how many milliseconds later they are; or `whole`, for the next of the activities of `route`',
}

const countSchema: JsonSchema = { type: 'integer', minimum: 0 }

/** `overview_polyline` of a route that has one before and after the change. */
const lineSchema = recordSchema(
  'KeptLine',
  {
    first: { ...countSchema, description: 'how many first characters are those of the route in the plan' },
    text: { ...textSchema, description: 'the characters after those' },
    last: { ...countSchema, description: 'how many last characters are those of the route in the plan' },
    sum: { ...countSchema, description: 'FNV-1a of the whole line, 32 bits' },
  },
  ['first', 'text', 'last', 'sum'],
)

const compactRouteSchema = recordSchema(
  'CompactRoute',
  {
    route: routeSchema,
    order: { type: 'array', items: visitSchema },
    date: { ...textSchema, description: 'of every arrival and departure that is written as hh:mm:ss, in UTC' },
    line: lineSchema,
  },
  ['route', 'order'],
)

const routeSideSchema: JsonSchema = { anyOf: [compactRouteSchema, routeSchema] }

const routeChangeSchema = recordSchema(
  'RouteChange',
  { index: { type: 'integer', minimum: 0 }, before: routeSideSchema, after: routeSideSchema },
  ['index'],
)

const stopChangeSchema = recordSchema(
  'StopChange',
  {
    id: textSchema,
    place: { type: 'integer', minimum: 0, description: 'in the list of stops, from 0' },
    before: stopSchema,
    after: stopSchema,
  },
  ['id', 'place'],
)

const anyRecordSchema: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: true }

/** JSON that is passed on as it is: `decodeSentChange` decodes it with the plan that it belongs to. */
const rawList = (items: JsonSchema, example: unknown): Codec<ReadonlyArray<unknown>> =>
  codecOf<ReadonlyArray<unknown>>({
    name: 'list',
    decode: (value) => (Array.isArray(value) ? E.right(value) : wrongType('a list', value)),
    encode: identity,
    schema: { type: 'array', items },
    example,
  })

const rawBeforeAfter: Codec<unknown> = codecOf<unknown>({
  name: 'before and after',
  decode: (value) => (isJsonObject(value) ? E.right(value) : wrongType('a record', value)),
  encode: identity,
  schema: recordSchema('DocumentChange', { before: anyRecordSchema, after: anyRecordSchema }),
  example: { before: {}, after: {} },
})

const routeChangeExample = {
  index: 0,
  before: {
    route: { ...routeExample, activities: [] },
    order: [
      ['stp_8k2f', '08:58:00', '09:03:00'],
      ['stp_2d71', '09:20:00', '09:25:00'],
    ],
    date: '2026-11-23',
  },
  after: {
    route: { ...routeExample, activities: [] },
    order: [
      ['stp_2d71', '08:49:00', '08:54:00'],
      ['stp_8k2f', '09:11:00', '09:16:00'],
    ],
    date: '2026-11-23',
  },
}

const changeActions: ReadonlyArray<ChangeAction> = ['made', 'undone', 'redone']

const sentChangeCodec = record<SentChange>('SentChange', {
  id: requiredField('id', idCodec('chg_17aa')),
  action: requiredField('way', enumCodec<ChangeAction>(changeActions, 'made')),
  routes: optionalField('routes', rawList(routeChangeSchema, [routeChangeExample])),
  stops: optionalField('stops', rawList(stopChangeSchema, [])),
  moved: optionalField('moved', rawList(textSchema, [])),
  unknownFields: optionalField('extra', rawBeforeAfter),
})

/** What the browser that changed a project is answered, and what every browser that follows the project is sent. */
export const projectChangedCodec = record<ProjectChanged>('Changed', {
  version: requiredField('version', integerCodec({ min: 1 }, 8)),
  by: requiredField('by', textCodec('m.visser')),
  description: requiredField('words', anyTextCodec('Bakkerij Jansen from place 10 to place 20 of route 1')),
  at: requiredField('at', dateTimeCodec('2026-11-23T08:14:00.000Z')),
  change: optionalField('change', sentChangeCodec),
})

/** The other users who follow a project. */
export const presenceCodec = record<{ readonly users: ReadonlyArray<PresentUser> }>('Present', {
  users: requiredField(
    'users',
    listCodec(
      record<PresentUser>('PresentUser', {
        name: requiredField('name', textCodec('piet')),
        since: requiredField('since', dateTimeCodec('2026-11-23T07:02:00.000Z')),
      }),
    ),
  ),
})

/** The JSON of a new version. The stored text of its change is sent as it is, neither decoded nor encoded again. */
export const encodeStoredProjectChanged = ({ change, ...version }: StoredProjectChanged): string => {
  const text = JSON.stringify(projectChangedCodec.encode(version))
  if (change === undefined) return text
  const start = JSON.stringify({ id: change.id, way: change.action })
  const content = change.text === undefined ? '}' : `,${change.text.slice(1)}`
  return `${text.slice(0, -1)},"change":${start.slice(0, -1)}${content}}`
}

/** The version that a project has after a change. */
export const newVersionCodec = record<{ readonly version: number }>('NewVersion', {
  version: requiredField('version', integerCodec({ min: 1 }, 9)),
})

/** The change that an edit made, as the history has it. */
export type StoredChange = { readonly id: ChangeId; readonly description: string }

export const storedChangeCodec = record<StoredChange>('StoredChange', {
  id: requiredField('id', idCodec('chg_17aa')),
  description: requiredField('words', textCodec('4 stops to route 1')),
})
