import { isDeepStrictEqual } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { allEndpoints, refusals, type AnyEndpoint } from '../../contract'
import { refusalCodesOf } from '../../contract/endpoint'
import { openApiDocument } from '../../contract/open-api'

const document = openApiDocument('0.1.0')

/** Every value in the document with this key. */
const valuesOfKey = (name: string, value: unknown): ReadonlyArray<unknown> =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, item]) => [...(key === name ? [item] : []), ...valuesOfKey(name, item)])

const titledSchemasIn = (value: unknown): ReadonlyArray<readonly [string, string]> =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...('title' in value && typeof value.title === 'string' ? [[value.title, JSON.stringify(value)] as const] : []),
        ...Object.values(value).flatMap(titledSchemasIn),
      ]

const operationOf = ({ path, method }: AnyEndpoint) => document.paths[path]?.[method.toLowerCase()]

describe('openApiDocument', () => {
  it('the document is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('the document has every endpoint at each of its paths, and no other', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const paths = allEndpoints.flatMap(({ method, path, aliasPaths }) =>
      [path, ...aliasPaths].map((anyPath) => `${method} ${anyPath}`),
    )
    expect(written.toSorted()).toEqual(paths.toSorted())
  })

  it('operation ids are unique', () => {
    const names = valuesOfKey('operationId', document)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the document refers to every named schema, and to no other', () => {
    const references = Object.keys(document.components.schemas).map((title) => `#/components/schemas/${title}`)
    expect([...new Set(valuesOfKey('$ref', document).map(String))].toSorted()).toEqual(references.toSorted())
    expect(references.length).toBeGreaterThan(20)
  })

  it('two schemas have the same title only if they are equal', () => {
    const titled = allEndpoints
      .flatMap(({ body, answer }) => [body, answer])
      .flatMap(({ codec }) => titledSchemasIn(codec.schema))
    const distinct = new Set(titled.map((pair) => pair.join()))
    expect(distinct.size).toBe(new Set(titled.map(([title]) => title)).size)
    expect(distinct.size).toBeGreaterThan(20)
  })

  it('every refusal of an endpoint is documented with its status, code and message', () => {
    const wanted = allEndpoints.flatMap((endpoint) => refusalCodesOf(endpoint).map((code) => [endpoint, code] as const))
    const unshown = wanted.filter(([endpoint, code]) => {
      const { status, message } = refusals[code]
      const example = operationOf(endpoint)?.responses[status]?.content?.['application/json']?.examples?.[code]
      return !isDeepStrictEqual(valuesOfKey('message', example), [message])
    })
    expect(unshown).toEqual([])
    expect(wanted.length).toBeGreaterThan(200)
  })

  it('every endpoint requires the API key unless its access is open', () => {
    const securityByName = allEndpoints.map((endpoint) => [endpoint.name, operationOf(endpoint)?.security])
    expect(securityByName).toEqual(allEndpoints.map(({ name, needsKey }) => [name, needsKey ? [{ apiKey: [] }] : []]))
    expect(document.components.securitySchemes['apiKey']).toMatchObject({ in: 'header', name: 'X-API-KEY' })
  })

  const headersOf = (path: string, method: string): ReadonlyArray<string> =>
    (document.paths[path]?.[method]?.parameters ?? [])
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name)

  it('the headers for versions, idempotency and events are documented where an endpoint uses them', () => {
    const project = '/delivery/v2/projects/{id}'
    expect(headersOf(project, 'get')).toEqual(['If-None-Match'])
    expect(headersOf(project, 'put')).toEqual(['If-Match', 'Prefer'])
    expect(headersOf(`${project}/stops`, 'post')).toEqual(['If-Match', 'Idempotency-Key', 'Prefer'])
    expect(headersOf(`${project}/events`, 'get')).toEqual(['Last-Event-ID'])
    expect(headersOf('/delivery/v1/users/login', 'post')).toEqual([])
    expect(document.paths[project]?.['get']?.responses[200]?.headers).toHaveProperty('ETag')
  })
})
