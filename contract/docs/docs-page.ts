import type { OpenApi, OpenApiOperation, Parameter } from '../open-api'
import { type DocumentedEndpoint, callExample } from './call-example'
import { html, type Markup, type MarkupValue, emptyMarkup } from './markup'
import { isJsonObject } from '../../src/domain/parse'

/** Renders the OpenAPI document as an HTML page without scripts; the page loads only its style sheet. */
export const docsPage = ({ info, tags, paths }: OpenApi): string => {
  const documentedEndpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): DocumentedEndpoint => ({ method, path, operation })),
  )
  const groups = tags.map(({ name }) => ({
    name,
    endpoints: documentedEndpoints.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <p>${info.description}</p>
          <p>The same for programs: <a href="/openapi.json">openapi.json</a></p>
          <nav aria-label="Groups of calls">
            <ul>
              ${groups.map(({ name }) => html`<li><a href="#group-${name}">${name}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>${introduction} ${groups.map(groupSection)}</main>
      </body>
    </html>`.markup.trim()
}

const introduction: Markup = html`
  <section aria-labelledby="in-short">
    <h2 id="in-short">In short</h2>
    <ul>
      <li>Log in once; every other call carries the key it gives in the header <code>X-API-KEY</code>.</li>
      <li>
        What can be changed has a version, its <code>ETag</code>. Send it back as <code>If-Match</code>, and a change
        that somebody else made in the meantime is not lost: 412 says so.
      </li>
      <li>
        Send an <code>Idempotency-Key</code> with a POST that takes one to be able to send it again without doing it
        twice; one that only reads needs none.
      </li>
      <li>
        Send <code>Prefer: change</code> with a change of a project to be answered <code>{ "answer", "changed" }</code>:
        what it is without the header, and the change as everybody who follows the project is sent it.
      </li>
      <li>
        A refusal is <code>{ "message", "code", "details" }</code>: a sentence for people, a word for programs, and what
        is wrong with which field.
      </li>
    </ul>
  </section>
`

type Group = { readonly name: string; readonly endpoints: ReadonlyArray<DocumentedEndpoint> }

const groupSection = ({ name, endpoints }: Group): Markup => html`
  <section aria-labelledby="group-${name}">
    <h2 id="group-${name}">${name}</h2>
    ${endpointTable({ name, endpoints })} ${endpoints.map(operationSection)}
  </section>
`

const endpointTable = ({ name, endpoints }: Group): Markup =>
  table(`Calls: ${name}`, ['What it does', 'Method', 'Path'], endpoints.map(endpointRow))

const endpointRow = ({ method, path, operation }: DocumentedEndpoint): ReadonlyArray<MarkupValue> => [
  html`<a href="#${operation.operationId}">${operation.summary}</a>`,
  method.toUpperCase(),
  codeMarkup(path),
]

const operationSection = ({ method, path, operation }: DocumentedEndpoint): Markup => html`
  <article id="${operation.operationId}">
    <h3>${operation.summary}</h3>
    <p class="call"><b>${method.toUpperCase()}</b> ${codeMarkup(path)}${keyNote(operation)}</p>
    ${table('Parameters', ['Name', 'In', 'Meaning', 'Example'], operation.parameters.map(parameterRow))}
    ${callExample({ method, path, operation })}
    ${table('Refusals', ['Code', 'Status', 'Message'], Object.entries(operation.responses).flatMap(refusalRows))}
  </article>
`

const keyNote = ({ security }: OpenApiOperation): Markup =>
  security.length > 0 ? emptyMarkup : html` <i>needs no key</i>`

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

const refusalRows = ([status, { content = {} }]: readonly [string, OpenApiOperation['responses'][string]]) =>
  Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]): ReadonlyArray<MarkupValue> => [
      codeMarkup(name),
      status,
      messageOf(example),
    ]),
  )

const messageOf = (example: unknown): string => {
  const body = isJsonObject(example) ? example['value'] : undefined
  return isJsonObject(body) ? String(body['message']) : ''
}

type Row = ReadonlyArray<MarkupValue>

/** A table whose first column holds row headings; empty if there are no rows. */
const table = (caption: string, headings: ReadonlyArray<string>, rows: ReadonlyArray<Row>): Markup =>
  rows.length === 0
    ? emptyMarkup
    : html`<table>
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(rowOf)}
        </tbody>
      </table>`

const rowOf = ([rowHeading = '', ...cells]: Row): Markup =>
  html`<tr>
    <th scope="row">${rowHeading}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr> `

const codeMarkup = (text: string): Markup => html`<code>${text}</code>`
