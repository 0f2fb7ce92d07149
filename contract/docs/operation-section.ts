import { isRecord } from '../../src/domain/parse'
import type { Operation, Parameter } from '../open-api'
import { exchangeOf, type Made } from './request-example'
import { html, nothing, type Markup, type Piece } from './markup'
import { code, table } from './table'

/** The part of the page about one call. */
export const operationPart = (made: Made): Markup => html`
  <article id="${made.operation.operationId}">
    <h3>${made.operation.summary}</h3>
    <p class="call"><b>${made.method.toUpperCase()}</b> ${code(made.path)}${keyNote(made.operation)}</p>
    ${table('Parameters', ['Name', 'In', 'Meaning', 'Example'], made.operation.parameters.map(parameterRow))}
    ${exchangeOf(made)}
    ${table('Refusals', ['Code', 'Status', 'Message'], Object.entries(made.operation.responses).flatMap(refusalRows))}
  </article>
`

const keyNote = ({ security }: Operation): Markup => (security.length > 0 ? nothing : html` <i>needs no key</i>`)

const parameterRow = ({ name, in: place, required, description, schema, example }: Parameter): ReadonlyArray<Piece> => [
  code(name),
  required ? place : `${place}, optional`,
  description ?? meaningOf(schema),
  code(String(example)),
]

const meaningOf = ({ type, description, minimum, maximum }: Parameter['schema']): string => {
  if (typeof description === 'string') return description
  return typeof minimum === 'number' && typeof maximum === 'number'
    ? `${String(type)}, ${minimum} to ${maximum}`
    : String(type)
}

const refusalRows = ([status, { content = {} }]: readonly [string, Operation['responses'][string]]) =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]): ReadonlyArray<Piece> => [code(name), status, messageIn(example)]),
  )

const messageIn = (example: unknown): string => {
  const body = isRecord(example) ? example['value'] : undefined
  return isRecord(body) ? String(body['message']) : ''
}
