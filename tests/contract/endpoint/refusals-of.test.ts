import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { refusalsOf } from '../../../contract/endpoint'

describe('refusalsOf', () => {
  it('the refusals follow from key, body, version check and idempotency of the endpoint', () => {
    expect(refusalsOf(endpoints.addStop).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'address_too_long',
      'bad_request',
      'invalid',
      'key_used_before',
      'not_found',
      'server_error',
      'signed_out',
      'stale',
      'storage_full',
      'too_large',
      'unavailable',
      'unsupported_content',
    ])
  })

  it('an endpoint with few parts has few refusals', () => {
    expect(refusalsOf(endpoints.isAlive)).toEqual(['server_error'])
    expect(refusalsOf(endpoints.listDrivers)).toEqual(['signed_out', 'unavailable', 'server_error'])
  })

  it('the refusals that an endpoint declares itself are listed once', () => {
    expect(refusalsOf(endpoints.uploadStops)).toContain('stops_already_there')
    expect(refusalsOf(endpoints.isReady).filter((code) => code === 'unavailable')).toHaveLength(1)
  })

  it('an endpoint has the refusal invalid if its query or a header can be wrong', () => {
    expect(refusalsOf(endpoints.lookUpAddress)).toContain('invalid')
    expect(refusalsOf(endpoints.followJob)).toContain('invalid')
    expect(refusalsOf(endpoints.deleteProject)).toContain('invalid')
    expect(refusalsOf(endpoints.readProject)).not.toContain('invalid')
  })
})
