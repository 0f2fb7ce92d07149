import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { SessionStore } from '../../../src/application/session'
import { signedOut } from '../../../src/domain/session'
import { visser } from '../../kit/test-app'

describe('SessionStore', () => {
  it('a new store is signed out', () => {
    expect(new SessionStore().user).toBeUndefined()
  })

  it('observers run when the session changes, and only then', () => {
    const store = new SessionStore()
    const usernames: Array<string | undefined> = []
    const unsubscribe = autorun(() => usernames.push(store.user?.username))
    store.set({ kind: 'signed-in', user: visser.user })
    store.set({ kind: 'signed-in', user: visser.user })
    store.set(signedOut)
    unsubscribe()
    expect(usernames).toEqual([undefined, 'm.visser', undefined])
  })
})
