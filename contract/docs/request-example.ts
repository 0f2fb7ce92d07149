import type { Answer, Content, Operation } from '../open-api'
import { html, type Markup } from './markup'

/** A call of the document, with its method and path. */
export type Made = { readonly method: string; readonly path: string; readonly operation: Operation }

/** The request as it is sent when the call is made with the examples. */
const requestOf = ({ method, path, operation }: Made): string => {
  const { parameters, requestBody, security } = operation
  const queried = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, example }) => `${name}=${inText(example)}`)
  const address = parameters
    .filter((one) => one.in === 'path')
    .reduce((filled, { name, example }) => filled.replace(`{${name}}`, inText(example)), path)
  return [
    `${method.toUpperCase()} ${[address, queried.join('&')].filter(Boolean).join('?')}`,
    ...(security.length === 0 ? [] : ['X-API-KEY: org_7f3a.5UfC1m0J9nq2']),
    ...(requestBody === undefined ? [] : messageOf(requestBody.content)),
  ].join('\n')
}

/** The answer when all is well. */
const answerOf = ({ operation }: Made): string => {
  const [status, { headers = {}, content = {} }] = goodAnswer(operation)
  return [status, ...('ETag' in headers ? ['ETag: "7"'] : []), ...messageOf(content)].join('\n')
}

const none: Answer = { description: '' }

const goodAnswer = ({ responses }: Operation): readonly [string, Answer] =>
  Object.entries(responses).find(([status]) => status.startsWith('2')) ?? ['200', none]

const messageOf = (content: Content): ReadonlyArray<string> =>
  Object.entries(content).flatMap(([mediaType, { example }]) => [
    `Content-Type: ${mediaType}`,
    ...(example === undefined ? [] : ['', typeof example === 'string' ? example : JSON.stringify(example, null, 2)]),
  ])

const inText = (example: unknown): string =>
  typeof example === 'string' || typeof example === 'number' ? encodeURIComponent(example) : ''

export const exchangeOf = (made: Made): Markup => html`
  <h4>Request</h4>
  <pre tabindex="0"><code>${requestOf(made)}</code></pre>
  <h4>Answer</h4>
  <pre tabindex="0"><code>${answerOf(made)}</code></pre>
`
