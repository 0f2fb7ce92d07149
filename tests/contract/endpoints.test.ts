import { describe, expect, it } from 'vitest'
import { endpoints, allEndpoints, canHaveIdempotencyKey, refusals, type AnyEndpoint } from '../../contract'

/** The calls of §7 of the specification, and further ones; the names in braces are those of the specification. */
const asked = `
  POST /delivery/v1/users/login
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
  GET /delivery/v2/routes/externalRouteNames
  POST /delivery/v2/projects/{id}/optimize
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/recalculateRoute
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/routeChangeDriver
  POST /delivery/v2/utils/projects/{id}/routes/{routeIndex}/stopChangeDriver
  POST /delivery/v2/drivers
  GET /delivery/v1/projects/{id}/downloadReport
  GET /delivery/v2/utils/zipcodecheck
  GET /delivery/v2/drivers
  GET /delivery/v2/drivers/{id}
  PUT /delivery/v2/drivers/{id}
  DELETE /delivery/v2/drivers/{id}
  POST /delivery/v2/drivers/{id}/restore
  POST /delivery/v2/route-problems
  GET /delivery/v2/jobs/{jobId}
  DELETE /delivery/v2/jobs/{jobId}
  GET /delivery/v2/jobs/{jobId}/events
  GET /delivery/v2/projects/{id}/events
  GET /delivery/v2/projects/{id}/changes
  POST /delivery/v2/projects/{id}/changes/{changeId}/undo
  POST /delivery/v2/projects/{id}/changes/{changeId}/redo
  POST /delivery/v2/projects/{id}/locks
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

const linesOf = ({ method, path, aliasPaths }: AnyEndpoint) =>
  [path, ...aliasPaths].map((at) => `${method} ${unnamed(at)}`)

describe('the table of calls', () => {
  it('holds every call of §7 and of the decisions, and no other', () => {
    const wanted = asked.trim().split(/\n\s*/).map(unnamed)
    expect(allEndpoints.flatMap(linesOf).toSorted()).toEqual(wanted.toSorted())
  })

  it('knows each call by the name that stands in it', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name)
  })

  it('names in its parameters what stands in braces in its paths', () => {
    const differing = allEndpoints.flatMap(({ path, aliasPaths, parameters }) => {
      const named = parameters.schema.type === 'object' ? Object.keys(parameters.schema.properties) : []
      return [path, ...aliasPaths].filter((at) => bracedIn(at).join() !== named.join())
    })
    expect(differing).toEqual([])
  })

  it('asks a key of every call but the log-in and those of operations (§6)', () => {
    const open = allEndpoints.filter(({ access }) => access === 'open')
    expect(new Set(open.map(({ group }) => group))).toEqual(new Set(['Session', 'Operations']))
  })

  it('answers what is not there, or another organisation has, with not_found wherever a path names something', () => {
    const naming = allEndpoints.filter(({ path, access }) => path.includes('{') && access === 'key')
    expect(naming.filter(({ refusals: own }) => !own.includes('not_found'))).toEqual([])
    expect(naming.length).toBeGreaterThan(20)
  })

  it('lets every POST with a key be repeated, and nothing else', () => {
    const posts = allEndpoints.filter(({ method, access }) => method === 'POST' && access === 'key')
    expect(allEndpoints.filter(canHaveIdempotencyKey)).toEqual(posts)
    expect(canHaveIdempotencyKey(endpoints.logIn)).toBe(false)
  })

  it('carries a body only where it writes', () => {
    const reading = allEndpoints.filter(({ method }) => method === 'GET' || method === 'DELETE')
    expect(reading.filter(({ body }) => body.kind !== 'none')).toEqual([])
  })
})

describe('a refusal', () => {
  it('has a status of its kind, and words that a person reads', () => {
    for (const { status, message } of Object.values(refusals)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message).toMatch(/^[A-Z].{9,}/)
    }
  })

  it('of a log-in says what §8 shows', () => {
    expect(refusals.wrong_credentials).toEqual({
      status: 401,
      message: 'Invalid username or password, please try again',
    })
  })
})
