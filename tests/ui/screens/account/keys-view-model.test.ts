import { describe, expect, it } from 'vitest'
import { keysViewModel } from '../../../../src/ui/screens/account/view-model'
import type { AccountKey } from '../../../../src/domain/session'

const session: AccountKey = {
  id: 'key_1',
  kind: 'session',
  name: 'Firefox on Windows',
  madeAt: '2026-11-18T07:00:00.000Z',
  lastUsedAt: '2026-11-20T09:24:00.000Z',
  address: '192.0.2.7',
  isCurrent: false,
}
const today = '2026-11-20'
const noteOf = (changes: Partial<AccountKey>) => {
  const { sessions, programKeys } = keysViewModel([{ ...session, ...changes }], today)
  return [...sessions, ...programKeys][0]?.note
}

describe('keysViewModel', () => {
  it('the note of a session says when and from where it was used, and since when it lasts', () => {
    expect(noteOf({})).toBe('Last used 10:24 from 192.0.2.7 · Logged in 18 Nov 2026, 08:00')
    expect(noteOf({ lastUsedAt: '2026-11-19T09:24:00.000Z' })).toBe(
      'Last used 19-11 10:24 from 192.0.2.7 · Logged in 18 Nov 2026, 08:00',
    )
  })

  it('what is not known of a session is left out', () => {
    expect(noteOf({ madeAt: undefined, address: undefined })).toBe('Last used 10:24')
    expect(noteOf({ madeAt: undefined, lastUsedAt: undefined, address: undefined })).toBe('')
  })

  it('the note of a key for a program says whether it was used, and when it was made', () => {
    expect(noteOf({ kind: 'program', lastUsedAt: undefined, address: undefined })).toBe(
      'Not used yet · Made 18 Nov 2026, 08:00',
    )
    expect(noteOf({ kind: 'program' })).toBe('Last used 10:24 from 192.0.2.7 · Made 18 Nov 2026, 08:00')
  })

  it('this session is listed first, and the others in the order given', () => {
    const keys = [session, { ...session, id: 'key_2' }, { ...session, id: 'key_3', isCurrent: true }]
    expect(keysViewModel(keys, today).sessions.map(({ id }) => id)).toEqual(['key_3', 'key_1', 'key_2'])
  })

  it('the others can be ended where there are others', () => {
    const current = { ...session, isCurrent: true }
    const program = { ...session, kind: 'program' as const }
    expect(keysViewModel([current, program], today).hasOtherSessions).toBe(false)
    expect(keysViewModel([current, session], today).hasOtherSessions).toBe(true)
  })
})
