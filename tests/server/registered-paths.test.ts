import { describe, expect, it } from 'vitest'
import { methodsOfPath } from '../../server/unknown-path'

const registeredPaths = [
  { method: 'GET', url: '/delivery/v2/projects/summary' },
  { method: 'GET', url: '/delivery/v2/projects/:id' },
  { method: 'PUT', url: '/delivery/v2/projects/:projectId' },
  { method: 'DELETE', url: '/delivery/v2/projects/:id' },
  { method: 'GET', url: '/delivery/v2/projects/:id' },
]

describe('methodsOfPath', () => {
  it('the methods are those of every matching route, each once and in order', () => {
    expect(methodsOfPath(registeredPaths, '/delivery/v2/projects/7')).toEqual(['DELETE', 'GET', 'PUT'])
  })

  it('routes with a fixed part and with a parameter both match', () => {
    expect(methodsOfPath(registeredPaths, '/delivery/v2/projects/summary')).toEqual(['DELETE', 'GET', 'PUT'])
  })

  it.each(['/delivery/v2/projects', '/delivery/v2/projects/', '/delivery/v2/projects/7/stops', '/'])(
    'a path without a route has no methods: %s',
    (path) => {
      expect(methodsOfPath(registeredPaths, path)).toEqual([])
    },
  )
})
