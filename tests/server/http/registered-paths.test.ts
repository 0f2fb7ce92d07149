import { describe, expect, it } from 'vitest'
import { methodsOfPath } from '../../../server/http'

const registeredPaths = [
  { method: 'GET', url: '/delivery/v2/projects/summary' },
  { method: 'GET', url: '/delivery/v2/projects/:id' },
  { method: 'PUT', url: '/delivery/v2/projects/:projectId' },
  { method: 'DELETE', url: '/delivery/v2/projects/:id' },
  { method: 'GET', url: '/delivery/v2/projects/:id' },
]

describe('the methods a path takes', () => {
  it('are those of every route that fits, each once and in order', () => {
    expect(methodsOfPath(registeredPaths, '/delivery/v2/projects/7')).toEqual(['DELETE', 'GET', 'PUT'])
  })

  it('count a fixed name and a variable one together', () => {
    expect(methodsOfPath(registeredPaths, '/delivery/v2/projects/summary')).toEqual(['DELETE', 'GET', 'PUT'])
  })

  it.each(['/delivery/v2/projects', '/delivery/v2/projects/', '/delivery/v2/projects/7/stops', '/'])(
    'are none at %s, which no route knows',
    (path) => {
      expect(methodsOfPath(registeredPaths, path)).toEqual([])
    },
  )
})
