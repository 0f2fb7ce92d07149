import { describe, expect, it } from 'vitest'
import type { Elsewhere } from '../../src/application/session'
import type { User } from '../../src/domain/session'
import { visser } from '../kit/desk'

export type OpenElsewhere = {
  readonly elsewhere: Elsewhere
  /** what somebody does in another tab */
  readonly signIn: (user: User) => void
  readonly signOut: () => void
}

/** What every port to other tabs promises. */
export const elsewhereContract = (fill: string, open: () => OpenElsewhere): void => {
  describe(`other tabs, told of by ${fill}`, () => {
    const dijk: User = { ...visser.user, username: 'i.dijk', apiKey: 'b5e1' }

    it('tell who signed in, and that somebody signed out', () => {
      const { elsewhere, signIn, signOut } = open()
      const heard: unknown[] = []
      elsewhere.onSignedIn((user) => heard.push(user))
      elsewhere.onSignedOut(() => heard.push('out'))
      signIn(dijk)
      signOut()
      signIn(visser.user)
      expect(heard).toEqual([dijk, 'out', visser.user])
    })

    it('tell everyone who listens, until they no longer do', () => {
      const { elsewhere, signOut } = open()
      const heard: string[] = []
      const stop = elsewhere.onSignedOut(() => heard.push('one'))
      elsewhere.onSignedOut(() => heard.push('other'))
      signOut()
      stop()
      stop()
      signOut()
      expect(heard).toEqual(['one', 'other', 'other'])
    })
  })
}
