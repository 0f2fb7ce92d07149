import type { Answer, AnyAnswer } from './answer'
import { noBody, type AnyBody, type Body } from './body'
import type { RefusalCode } from './refusal'
import { nothing, type Described, type Shape } from '../shape'

/** Where the call stands in the documentation. */
export const groups = [
  'Session',
  'Projects',
  'Stops',
  'Routes',
  'Optimising',
  'Drivers',
  'History',
  'Addresses',
  'Operations',
] as const
export type Group = (typeof groups)[number]

type CallFacts = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/delivery/v2/projects/{id}`, each part in braces named by the parameters */
  readonly path: string
  /** other paths by which it is called */
  readonly alsoAt: ReadonlyArray<string>
  readonly summary: string
  readonly group: Group
  /** with the X-API-KEY header, or by anybody */
  readonly access: 'key' | 'open'
  /** those that this call gives beside the ones its parts imply */
  readonly refusals: ReadonlyArray<RefusalCode>
  /** whether the answer has an ETag, and whether an If-Match is heeded */
  readonly version: { readonly answered: boolean; readonly checked: boolean }
}

/** One call of the delivery API, as data: whoever asks and whoever answers are both made from it. */
export type Call<P, Q, B, A> = CallFacts & {
  readonly parameters: Shape<P>
  readonly query: Shape<Q>
  readonly body: Body<B>
  readonly answer: Answer<A>
}

/** Any of them, for those who only read the table. */
export type AnyCall = CallFacts & {
  readonly parameters: Described
  readonly query: Described
  readonly body: AnyBody
  readonly answer: AnyAnswer
}

/** What the caller of a call says. */
export type Command<C> = C extends {
  readonly parameters: Shape<infer P>
  readonly query: Shape<infer Q>
  readonly body: Body<infer B>
}
  ? { readonly parameters: P; readonly query: Q; readonly body: B }
  : never

/** What is answered. */
export type AnswerOf<C> = C extends { readonly answer: Answer<infer A> } ? A : never

export const call = <P, Q, B, A>(row: Call<P, Q, B, A>): Call<P, Q, B, A> => row

/** What a call is that says nothing else: with a key, and with nothing to say. */
export const plain = {
  alsoAt: [],
  access: 'key',
  parameters: nothing,
  query: nothing,
  body: noBody,
  refusals: [],
  version: { answered: false, checked: false },
} as const

/** Whether sending it again with the same Idempotency-Key does nothing twice. A log-in keeps no answer: it holds a key. */
export const isRepeatable = ({ method, access }: AnyCall): boolean => method === 'POST' && access === 'key'
