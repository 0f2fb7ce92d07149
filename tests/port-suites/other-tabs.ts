import { describe, expect, it } from 'vitest'
import type { Elsewhere } from '../../src/application/session'

export type OpenElsewhere = {
  readonly elsewhere: Elsewhere
  /** the user signs out in another tab */
  readonly signOut: () => void
}

/** What every port to other tabs must do. */
export const elsewhereContract = (fill: string, open: () => OpenElsewhere): void => {
  describe(`other tabs, told of by ${fill}`, () => {
    it('tell all listeners of a sign-out, until they stop listening', () => {
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
