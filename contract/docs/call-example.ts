import type { ResponseObject, Content, OpenApiOperation } from '../open-api'
import { html, type Markup } from './markup'

export type DocumentedEndpoint = {
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

const requestText = ({ method, path, operation }: DocumentedEndpoint): string => {
  const { parameters, requestBody, security } = operation
  const queryParts = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${urlText(example)}`)
  const url = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((completedPath, { name, example }) => completedPath.replace(`{${name}}`, urlText(example)), path)
  return [
    `${method.toUpperCase()} ${[url, queryParts.join('&')].filter(Boolean).join('?')}`,
    ...(security.length === 0 ? [] : [`X-API-KEY: ${EXAMPLE_KEY}`]),
    ...(requestBody === undefined ? [] : messageLines(requestBody.content)),
  ].join('\n')
}

const EXAMPLE_KEY = 'org_7f3a.5UfC1m0J9nq2'
const EXAMPLE_VERSION = 7

/** The successful answer, made from the examples. */
const answerText = ({ operation }: DocumentedEndpoint): string => {
  const [status, { headers = {}, content = {} }] = successAnswer(operation)
  return [status, ...('ETag' in headers ? [`ETag: "${EXAMPLE_VERSION}"`] : []), ...messageLines(content)].join('\n')
}

const noAnswer: ResponseObject = { description: '' }

const successAnswer = ({ responses }: OpenApiOperation): readonly [string, ResponseObject] =>
  Object.entries(responses).find(([status]) => status.startsWith('2')) ?? ['200', noAnswer]

const messageLines = (content: Content): ReadonlyArray<string> =>
  Object.entries(content).flatMap(([mediaType, { example }]) => [
    `Content-Type: ${mediaType}`,
    ...(example === undefined ? [] : ['', typeof example === 'string' ? example : JSON.stringify(example, null, 2)]),
  ])

const urlText = (example: unknown): string =>
  typeof example === 'string' || typeof example === 'number' ? encodeURIComponent(example) : ''

export const callExample = (endpoint: DocumentedEndpoint): Markup => html`
  <h4>Request</h4>
  <pre tabindex="0"><code>${requestText(endpoint)}</code></pre>
  <h4>Answer</h4>
  <pre tabindex="0"><code>${answerText(endpoint)}</code></pre>
`
