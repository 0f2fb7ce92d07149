import { isDeepStrictEqual } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { allEndpoints, refusals, type AnyEndpoint } from '../../contract'
import { refusalsOf } from '../../contract/endpoint'
import { openApiDocument } from '../../contract/open-api'

const document = openApiDocument('0.1.0')

/** Every value in the document under this name. */
const under = (name: string, value: unknown): ReadonlyArray<unknown> =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) => [...(key === name ? [item] : []), ...under(name, item)])

/** The schema and every schema within it that has a title. */
const titledIn = (value: unknown): ReadonlyArray<readonly [string, string]> =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...('title' in value && typeof value.title === 'string' ? [[value.title, JSON.stringify(value)] as const] : []),
        ...Object.values(value).flatMap(titledIn),
      ]

const operationOf = ({ path, method }: AnyEndpoint) => document.paths[path]?.[method.toLowerCase()]

describe('the OpenAPI document', () => {
  it('is a valid one of version 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every call at each of its paths, and no other', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const known = allEndpoints.flatMap(({ method, path, aliasPaths }) =>
      [path, ...aliasPaths].map((at) => `${method} ${at}`),
    )
    expect(written.toSorted()).toEqual(known.toSorted())
  })

  it('names each operation once', () => {
    const names = under('operationId', document)
    expect(new Set(names).size).toBe(names.length)
  })

  it('points at every schema that has a name, and at nothing else', () => {
    const there = Object.keys(document.components.schemas).map((title) => `#/components/schemas/${title}`)
    expect([...new Set(under('$ref', document).map(String))].toSorted()).toEqual(there.toSorted())
    expect(there.length).toBeGreaterThan(20)
  })

  it('gives two schemas one title only where they are the same', () => {
    const titled = allEndpoints
      .flatMap(({ body, answer }) => [body, answer])
      .flatMap(({ shape }) => titledIn(shape.schema))
    const distinct = new Set(titled.map((pair) => pair.join()))
    expect(distinct.size).toBe(new Set(titled.map(([title]) => title)).size)
    expect(distinct.size).toBeGreaterThan(20)
  })

  it('shows every refusal of a call with its status, code and words', () => {
    const wanted = allEndpoints.flatMap((endpoint) => refusalsOf(endpoint).map((code) => [endpoint, code] as const))
    const unshown = wanted.filter(([endpoint, code]) => {
      const { status, message } = refusals[code]
      const shown = operationOf(endpoint)?.responses[status]?.content?.['application/json']?.examples?.[code]
      return !isDeepStrictEqual(under('message', shown), [message])
    })
    expect(unshown).toEqual([])
    expect(wanted.length).toBeGreaterThan(200)
  })

  it('asks the key of every call but those that anybody may make', () => {
    const asked = allEndpoints.map((endpoint) => [endpoint.name, operationOf(endpoint)?.security])
    expect(asked).toEqual(allEndpoints.map(({ name, access }) => [name, access === 'key' ? [{ apiKey: [] }] : []]))
    expect(document.components.securitySchemes['apiKey']).toMatchObject({ in: 'header', name: 'X-API-KEY' })
  })

  const headersOf = (path: string, method: string): ReadonlyArray<string> =>
    (document.paths[path]?.[method]?.parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)

  it('has the headers of versions, repeats and events where they are heeded', () => {
    const project = '/delivery/v2/projects/{id}'
    expect(headersOf(project, 'get')).toEqual(['If-None-Match'])
    expect(headersOf(project, 'put')).toEqual(['If-Match'])
    expect(headersOf(`${project}/stops`, 'post')).toEqual(['If-Match', 'Idempotency-Key'])
    expect(headersOf(`${project}/events`, 'get')).toEqual(['Last-Event-ID'])
    expect(headersOf('/delivery/v1/users/login', 'post')).toEqual([])
    expect(document.paths[project]?.['get']?.responses[200]?.headers).toHaveProperty('ETag')
  })
})
