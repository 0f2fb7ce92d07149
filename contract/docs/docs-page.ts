import type { OpenApi } from '../open-api'
import type { DocumentedEndpoint } from './request-example'
import { html, type Markup, type MarkupValue } from './markup'
import { operationSection } from './operation-section'
import { codeMarkup, table } from './table'

/** The OpenAPI document as a page for people. It needs no script and loads nothing but its style sheet. */
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
      <li>Send an <code>Idempotency-Key</code> with a POST to be able to send it again without doing it twice.</li>
      <li>
        A refusal is <code>{ "message", "code", "details" }</code>: a sentence for people, a word for programs, and what
        is wrong with which field.
      </li>
    </ul>
  </section>
`

const groupSection = ({
  name,
  endpoints,
}: {
  readonly name: string
  readonly endpoints: ReadonlyArray<DocumentedEndpoint>
}): Markup => html`
  <section aria-labelledby="group-${name}">
    <h2 id="group-${name}">${name}</h2>
    ${table(`Calls: ${name}`, ['What it does', 'Method', 'Path'], endpoints.map(endpointRow))}
    ${endpoints.map(operationSection)}
  </section>
`

const endpointRow = ({ method, path, operation }: DocumentedEndpoint): ReadonlyArray<MarkupValue> => [
  html`<a href="#${operation.operationId}">${operation.summary}</a>`,
  method.toUpperCase(),
  codeMarkup(path),
]
