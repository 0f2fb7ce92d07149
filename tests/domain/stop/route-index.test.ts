import { describe, expect, it } from 'vitest'
import { routeIndexOf } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'

describe('routeIndexOf', () => {
  it('the index is one below the route number', () => {
    expect(routeIndexOf(aStopCalled('a', { routeNumber: 1 }))).toBe(0)
    expect(routeIndexOf(aStopCalled('a', { routeNumber: 12 }))).toBe(11)
  })

  it('a stop without a route number has no index', () => {
    expect(routeIndexOf(aStopCalled('a', { routeNumber: undefined }))).toBeUndefined()
  })
})
