import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { SessionStore } from '../../../src/application/session'
import { signedOut } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

describe('the session store', () => {
  it('begins signed out', () => {
    expect(new SessionStore().user).toBeUndefined()
  })

  it('tells whoever watches when the session changes, and only then', () => {
    const store = new SessionStore()
    const seen: Array<string | undefined> = []
    const stop = autorun(() => seen.push(store.user?.username))
    store.set({ kind: 'signed-in', user: visser.user })
    store.set({ kind: 'signed-in', user: visser.user })
    store.set(signedOut)
    stop()
    expect(seen).toEqual([undefined, 'm.visser', undefined])
  })
})
