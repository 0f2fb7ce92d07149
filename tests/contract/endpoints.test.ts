import { describe, expect, it } from 'vitest'
import { endpoints, allEndpoints, canHaveIdempotencyKey, refusals, type AnyEndpoint } from '../../contract'
import { endpointDefaults } from '../../contract/endpoint'

/** The endpoints of §7 and further ones; the names in braces are those of the specification. */
const specifiedRequestLines = `
  POST /delivery/v1/users/login
  DELETE /delivery/v2/sessions/current
  DELETE /delivery/v2/sessions/others
  GET /delivery/v2/keys
  POST /delivery/v2/keys
  DELETE /delivery/v2/keys/{keyId}
  PUT /delivery/v2/account/password
  GET /delivery/v2/projects/summary
  POST /delivery/v2/projects
  GET /delivery/v2/projects/{id}
  PUT /delivery/v2/projects/{projectId}
  DELETE /delivery/v2/projects/{id}
  DELETE /v2/delivery/projects/{projectId}
  POST /delivery/v2/projects/{id}/stops/createBulk
  GET /delivery/v2/projects/{id}/stops
  GET /delivery/v2/projects/{id}/stops/document
  POST /delivery/v2/projects/{projectId}/stops
  GET /delivery/v2/projects/{projectId}/stops/{stopId}
  PATCH /delivery/v2/projects/{projectId}/stops/{stopId}/updateInExternalSystem
  PATCH /delivery/v2/projects/{id}/stops/{stopId}
  DELETE /delivery/v2/projects/{id}/stops/{stopId}
  GET /delivery/v2/routes/externalRouteNames
  POST /delivery/v2/projects/{id}/optimize
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/recalculateRoute
  POST /delivery/v2/utils/projects/{id}/recalculateRoutes
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/routeChangeDriver
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/stopChangeDriver
  DELETE /delivery/v2/projects/{id}/routes/{routeIndex}
  POST /delivery/v2/drivers
  GET /delivery/v1/projects/{id}/downloadReport
  GET /delivery/v2/projects/{id}/export
  GET /delivery/v2/roads/tiles/{version}/{z}/{x}/{y}
  GET /delivery/v2/utils/zipcodecheck
  POST /delivery/v2/addresses/verdicts
  GET /delivery/v2/addresses/corrections
  DELETE /delivery/v2/addresses/corrections
  POST /delivery/v2/addresses/corrections/restore
  GET /delivery/v2/drivers
  GET /delivery/v2/drivers/{id}
  PUT /delivery/v2/drivers/{id}
  DELETE /delivery/v2/drivers/{id}
  POST /delivery/v2/drivers/{id}/restore
  POST /delivery/v2/route-problems
  GET /delivery/v2/jobs/{jobId}
  DELETE /delivery/v2/jobs/{jobId}
  POST /delivery/v2/jobs/{jobId}/accept
  GET /delivery/v2/jobs/{jobId}/events
  GET /delivery/v2/projects/{id}/events
  GET /delivery/v2/projects/{id}/changes
  POST /delivery/v2/projects/{id}/changes/{changeId}/undo
  POST /delivery/v2/projects/{id}/changes/{changeId}/redo
  POST /delivery/v2/projects/{id}/locks
  POST /delivery/v2/projects/{id}/moves
  POST /delivery/v2/projects/{id}/prices
  POST /delivery/v2/projects/{id}/imports
  GET /delivery/v2/users
  POST /delivery/v2/users
  PATCH /delivery/v2/users/{userId}
  POST /delivery/v2/users/{userId}/password-link
  POST /delivery/v2/password-links/read
  POST /delivery/v2/password-links/use
  POST /delivery/v2/open-id/request
  POST /delivery/v2/open-id/log-in
  GET /delivery/v2/audit
  GET /healthz
  GET /readyz
  GET /openapi.json
  GET /docs
  GET /docs.css
  GET /metrics
  GET /config.json
  GET /delivery/v2/tasks/{stopId}
  GET /tasks/{stopId}
`

const unnamed = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}')

const bracedIn = (path: string) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, part]) => part)

const requestLinesOf = ({ method, path, aliasPaths }: AnyEndpoint) =>
  [path, ...aliasPaths].map((anyPath) => `${method} ${unnamed(anyPath)}`)

describe('endpoints', () => {
  it('the table has every endpoint of §7 and of the decisions, and no other', () => {
    const wanted = specifiedRequestLines.trim().split(/\n\s*/).map(unnamed)
    expect(allEndpoints.flatMap(requestLinesOf).toSorted()).toEqual(wanted.toSorted())
  })

  it('the key of each endpoint in the table equals its name', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name)
  })

  it('the parameters of an endpoint are the names in braces in its paths', () => {
    const differing = allEndpoints.flatMap(({ path, aliasPaths, parameters }) => {
      const parameterNames = parameters.schema.type === 'object' ? Object.keys(parameters.schema.properties) : []
      return [path, ...aliasPaths].filter((anyPath) => bracedIn(anyPath).join() !== parameterNames.join())
    })
    expect(differing).toEqual([])
  })

  it('every endpoint needs an API key except those of a user without one, and of operations (§6)', () => {
    const open = allEndpoints.filter(({ needsKey, group }) => !needsKey && group !== 'Operations')
    const beforeLogIn = ['logIn', 'requestOpenId', 'logInByOpenId', 'readPasswordLink', 'choosePassword']
    expect(open.map(({ name }) => name)).toEqual(beforeLogIn)
  })

  it('an endpoint has no property that nothing reads', () => {
    const read = new Set([...Object.keys(endpointDefaults), 'name', 'method', 'path', 'summary', 'group', 'answer'])
    const unread = allEndpoints.flatMap((endpoint) => Object.keys(endpoint).filter((property) => !read.has(property)))
    expect(unread).toEqual([])
  })

  it('every endpoint with a key and an id in its path can answer not_found', () => {
    const endpointsWithId = allEndpoints.filter(({ path, needsKey }) => path.includes('{') && needsKey)
    expect(endpointsWithId.filter(({ refusals: own }) => !own.includes('not_found'))).toEqual([])
    expect(endpointsWithId.length).toBeGreaterThan(20)
  })

  it('every POST with an API key accepts an Idempotency-Key, but those that store no answer', () => {
    const posts = allEndpoints.filter(({ method, needsKey }) => method === 'POST' && needsKey)
    const withSecret = allEndpoints.filter(({ answersSecret }) => answersSecret)
    const reading = allEndpoints.filter(({ changesNothing }) => changesNothing)
    expect(withSecret.map(({ name }) => name)).toEqual(['createProgramKey', 'inviteUser', 'createPasswordLink'])
    expect(new Set(reading.map(({ name }) => name))).toEqual(new Set(['checkAddresses', 'priceStops']))
    const storing = posts.filter((post) => !withSecret.includes(post) && !reading.includes(post))
    expect(allEndpoints.filter(canHaveIdempotencyKey)).toEqual(storing)
    expect(canHaveIdempotencyKey(endpoints.logIn)).toBe(false)
  })

  it('no GET or DELETE has a body', () => {
    const withoutBody = allEndpoints.filter(({ method }) => method === 'GET' || method === 'DELETE')
    expect(withoutBody.filter(({ body }) => body.kind !== 'none')).toEqual([])
  })
})

describe('refusals', () => {
  it('every refusal has an error status and a readable message', () => {
    for (const { status, message } of Object.values(refusals)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message).toMatch(/^[A-Z].{9,}/)
    }
  })

  it('a failed log-in has the message of §8', () => {
    expect(refusals.wrong_credentials).toEqual({
      status: 401,
      message: 'Invalid username or password, please try again',
    })
  })
})
