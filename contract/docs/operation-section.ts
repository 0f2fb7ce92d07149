import { isRecord } from '../../src/domain/parse'
import type { Operation, Parameter } from '../open-api'
import { requestExample, type DocumentedEndpoint } from './request-example'
import { html, emptyMarkup, type Markup, type MarkupValue } from './markup'
import { codeMarkup, table } from './table'

/** The part of the page about one call. */
export const operationSection = (endpoint: DocumentedEndpoint): Markup => html`
  <article id="${endpoint.operation.operationId}">
    <h3>${endpoint.operation.summary}</h3>
    <p class="call">
      <b>${endpoint.method.toUpperCase()}</b> ${codeMarkup(endpoint.path)}${keyNote(endpoint.operation)}
    </p>
    ${table('Parameters', ['Name', 'In', 'Meaning', 'Example'], endpoint.operation.parameters.map(parameterRow))}
    ${requestExample(endpoint)}
    ${table('Refusals', ['Code', 'Status', 'Message'], Object.entries(endpoint.operation.responses).flatMap(refusalRows))}
  </article>
`

const keyNote = ({ security }: Operation): Markup => (security.length > 0 ? emptyMarkup : html` <i>needs no key</i>`)

const parameterRow = ({
  name,
  in: location,
  required,
  description,
  schema,
  example,
}: Parameter): ReadonlyArray<MarkupValue> => [
  codeMarkup(name),
  required ? location : `${location}, optional`,
  description ?? describeSchema(schema),
  codeMarkup(String(example)),
]

const describeSchema = ({ type, description, minimum, maximum }: Parameter['schema']): string => {
  if (typeof description === 'string') return description
  return typeof minimum === 'number' && typeof maximum === 'number'
    ? `${String(type)}, ${minimum} to ${maximum}`
    : String(type)
}

const refusalRows = ([status, { content = {} }]: readonly [string, Operation['responses'][string]]) =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]): ReadonlyArray<MarkupValue> => [
      codeMarkup(name),
      status,
      messageOf(example),
    ]),
  )

const messageOf = (example: unknown): string => {
  const body = isRecord(example) ? example['value'] : undefined
  return isRecord(body) ? String(body['message']) : ''
}
