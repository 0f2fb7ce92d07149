import { describe, expect, it } from 'vitest'
import { accountViewModel } from '../../../../src/ui/screens/account/view-model'
import { visser } from '../../../kit/test-app'

const user = { ...visser.user, apiKey: '0123456789abcdef0123' }
const labels = (changes: Partial<typeof user>) =>
  accountViewModel({ ...user, ...changes }, false).fields.map(({ label }) => label)

describe('accountViewModel (§2)', () => {
  it('all known details of the user are fields', () => {
    expect(labels({})).toEqual(['Username', 'Account ID', 'Organisation', 'Organisation ID'])
  })

  it('unknown details are omitted', () => {
    expect(labels({ accountId: undefined, organisationId: undefined, organisationName: undefined })).toEqual([
      'Username',
    ])
  })

  it('the key is complete when shown, and otherwise masked except for its last four characters', () => {
    expect(accountViewModel(user, true).key).toBe(user.apiKey)
    expect(accountViewModel(user, false).key).toBe(`${'•'.repeat(16)}0123`)
  })
})
