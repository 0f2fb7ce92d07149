import { describe, expect, it } from 'vitest'
import type { Elsewhere } from '../../src/application/session'

export type OpenElsewhere = {
  readonly elsewhere: Elsewhere
  /** what somebody does in another tab */
  readonly signOut: () => void
}

/** What every port to other tabs promises. */
export const elsewhereContract = (fill: string, open: () => OpenElsewhere): void => {
  describe(`other tabs, told of by ${fill}`, () => {
    it('tell everyone who listens that somebody signed out, until they no longer do', () => {
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
