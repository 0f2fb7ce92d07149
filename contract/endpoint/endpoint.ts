import { emptyObjectCodec, type AnyCodec, type Codec } from '../codec'
import type { Answer, AnyAnswer } from './answer'
import { noBody, type AnyBody, type Body } from './body'
import type { RefusalCode } from './refusal-codes'

/** The groups of endpoints in the documentation, which are sent as `tags`, in their order. */
export const endpointGroups = [
  'Session',
  'Projects',
  'Stops',
  'Routes',
  'Optimising',
  'Drivers',
  'History',
  'Addresses',
  'Administration',
  'Operations',
] as const
export type EndpointGroup = (typeof endpointGroups)[number]

type EndpointSpec = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** such as `/delivery/v2/projects/{id}`; each name in braces is a field of the parameters */
  readonly path: string
  /** other paths that lead to the same endpoint */
  readonly aliasPaths: ReadonlyArray<string>
  readonly summary: string
  readonly group: EndpointGroup
  /** whether the request needs the X-API-KEY header; else anybody may call it */
  readonly needsKey: boolean
  /** whether the key of a program will do; else only that of a session */
  readonly allowsProgramKeys: boolean
  /** `administrator`: the key of a dispatcher is refused */
  readonly role: 'any' | 'administrator'
  /** whether the answer holds a secret, so that it must not be stored */
  readonly answersSecret: boolean
  /** of a POST: whether it only reads, and has a body to say what */
  readonly changesNothing: boolean
  /** the refusals that do not follow from the other properties; `refusalCodesOf` adds those that do */
  readonly refusals: ReadonlyArray<RefusalCode>
  /** of the project, driver or job: whether the answer carries it, and whether the server compares the request with it */
  readonly version: { readonly sendsEtag: boolean; readonly checksIfMatch: boolean }
  /** whether the answer to a request with `Prefer: change` carries the change of the project as well */
  readonly sendsChange: boolean
}

/** An endpoint of the delivery API as data: the browser's request and the server's route are both made from it. */
export type Endpoint<P, Q, B, A> = EndpointSpec & {
  readonly parameters: Codec<P>
  readonly query: Codec<Q>
  readonly body: Body<B>
  readonly answer: Answer<A>
}

/** An endpoint of any type, for code that goes through all endpoints. */
export type AnyEndpoint = EndpointSpec & {
  readonly parameters: AnyCodec
  readonly query: AnyCodec
  readonly body: AnyBody
  readonly answer: AnyAnswer
}

/** A decoded request: its parameters, its query and its body. */
export type Command<E> = E extends {
  readonly parameters: Codec<infer P>
  readonly query: Codec<infer Q>
  readonly body: Body<infer B>
}
  ? { readonly parameters: P; readonly query: Q; readonly body: B }
  : never

/** The value that an endpoint answers with. */
export type AnswerOf<E> = E extends { readonly answer: Answer<infer A> } ? A : never

export const defineEndpoint = <P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>): Endpoint<P, Q, B, A> => endpoint

/** The defaults, which each endpoint overrides: it needs a key, and has no parameters, no query and no body. */
export const endpointDefaults = {
  aliasPaths: [],
  needsKey: true,
  allowsProgramKeys: true,
  role: 'any',
  answersSecret: false,
  changesNothing: false,
  parameters: emptyObjectCodec,
  query: emptyObjectCodec,
  body: noBody,
  refusals: [],
  version: { sendsEtag: false, checksIfMatch: false },
  sendsChange: false,
} as const

/**
 * Whether the endpoint accepts an Idempotency-Key, so that a second try does nothing twice. A log-in does not, since its
 * answer, which would have to be stored, holds an API key; nor does what may be sent again without one.
 */
export const canHaveIdempotencyKey = ({ method, needsKey, answersSecret, changesNothing }: AnyEndpoint): boolean =>
  method === 'POST' && needsKey && !answersSecret && !changesNothing

/** Every code that an endpoint may refuse with: those that follow from its properties, and those it lists itself. */
export const refusalCodesOf = (endpoint: AnyEndpoint): ReadonlyArray<RefusalCode> => [
  ...new Set<RefusalCode>([
    ...(endpoint.path.includes('{') ? parameterRefusals : []),
    ...(endpoint.body.kind === 'none' ? [] : bodyRefusals),
    ...(isCountedAsStored(endpoint) ? (['too_much_stored'] as const) : []),
    ...(endpoint.needsKey ? (['signed_out', 'too_many_requests'] as const) : []),
    ...(endpoint.allowsProgramKeys && endpoint.role === 'any' ? [] : (['not_allowed'] as const)),
    ...endpoint.refusals,
    ...(canBeInvalid(endpoint) ? (['invalid'] as const) : []),
    ...(endpoint.version.checksIfMatch ? (['stale'] as const) : []),
    ...(canHaveIdempotencyKey(endpoint) ? (['key_used_before'] as const) : []),
    ...(endpoint.needsKey ? (['unavailable'] as const) : []),
    ...(endpoint.needsKey && isStoring(endpoint) ? (['storage_full'] as const) : []),
    'server_error',
  ]),
]

/** A path with parameters may hold bytes that are not text, or may be too long. */
const parameterRefusals: ReadonlyArray<RefusalCode> = ['bad_request', 'address_too_long']

const bodyRefusals: ReadonlyArray<RefusalCode> = ['bad_request', 'too_large', 'unsupported_content', 'invalid']

/** Whether the body is refused where its organisation has stored as much as it may. */
export const isCountedAsStored = ({ needsKey, body, allowsProgramKeys }: AnyEndpoint): boolean =>
  needsKey && body.kind !== 'none' && allowsProgramKeys

/** Before a file is sent, a line of the audit trail is stored. */
const isStoring = ({ method, changesNothing, answer }: AnyEndpoint): boolean =>
  (method !== 'GET' && !changesNothing) || answer.kind === 'file'

/** Whether a header or the query of the request could be invalid. */
const canBeInvalid = (endpoint: AnyEndpoint): boolean =>
  endpoint.version.checksIfMatch ||
  canHaveIdempotencyKey(endpoint) ||
  endpoint.answer.kind === 'events' ||
  (endpoint.query.schema.type === 'object' && Object.keys(endpoint.query.schema.properties).length > 0)
