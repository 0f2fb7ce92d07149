import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { refusalCodesOf } from '../../../contract/endpoint'

describe('refusalCodesOf', () => {
  it('the refusals follow from key, body, version check and idempotency of the endpoint', () => {
    expect(refusalCodesOf(endpoints.addStop).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'address_too_long',
      'bad_request',
      'invalid',
      'key_used_before',
      'locked',
      'not_found',
      'server_error',
      'signed_out',
      'stale',
      'storage_full',
      'too_large',
      'too_many_requests',
      'too_much_stored',
      'unavailable',
      'unsupported_content',
    ])
  })

  it('an endpoint with few parts has few refusals', () => {
    expect(refusalCodesOf(endpoints.isAlive)).toEqual(['server_error'])
    expect(refusalCodesOf(endpoints.listDrivers)).toEqual([
      'signed_out',
      'too_many_requests',
      'unavailable',
      'server_error',
    ])
  })

  it('a file can be refused where the storage is full, since the audit trail says that it was sent', () => {
    expect(refusalCodesOf(endpoints.downloadReport)).toContain('storage_full')
    expect(refusalCodesOf(endpoints.exportStops)).toContain('storage_full')
    expect(refusalCodesOf(endpoints.readProject)).not.toContain('storage_full')
  })

  it('the refusals that an endpoint declares itself are listed once', () => {
    expect(refusalCodesOf(endpoints.uploadStops)).toContain('stops_already_there')
    expect(refusalCodesOf(endpoints.isReady).filter((code) => code === 'unavailable')).toHaveLength(1)
  })

  it('an endpoint has the refusal invalid if its query or a header can be wrong', () => {
    expect(refusalCodesOf(endpoints.lookUpAddress)).toContain('invalid')
    expect(refusalCodesOf(endpoints.followJob)).toContain('invalid')
    expect(refusalCodesOf(endpoints.deleteProject)).toContain('invalid')
    expect(refusalCodesOf(endpoints.readProject)).not.toContain('invalid')
  })
})
