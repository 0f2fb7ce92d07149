import { describe, expect, it } from 'vitest'
import { accountViewModel } from '../../../../src/ui/screens/account/view-model'
import { visser } from '../../../kit/test-app'

const user = { ...visser.user, apiKey: '0123456789abcdef0123' }
const labels = (changes: Partial<typeof user>) =>
  accountViewModel({ ...user, ...changes }, false).fields.map(({ label }) => label)

describe('the account on screen (§2)', () => {
  it('has all that is known of the user', () => {
    expect(labels({})).toEqual(['Username', 'Account ID', 'Organisation', 'Organisation ID'])
  })

  it('leaves out what is not', () => {
    expect(labels({ accountId: undefined, organisationId: undefined, organisationName: undefined })).toEqual([
      'Username',
    ])
  })

  it('shows the key when asked to, and else only its end', () => {
    expect(accountViewModel(user, true).key).toBe(user.apiKey)
    expect(accountViewModel(user, false).key).toBe(`${'•'.repeat(16)}0123`)
  })
})
