import { describe, expect, it } from 'vitest'
import type { OtherTabs } from '../../src/application/session'

export type OpenElsewhere = {
  readonly elsewhere: OtherTabs
  /** the user signs out in another tab */
  readonly signOut: () => void
}

/** What every port to other tabs must do. */
export const otherTabsSuite = (fill: string, open: () => OpenElsewhere): void => {
  describe(`other tabs, told of by ${fill}`, () => {
    it('tell all listeners of a sign-out, until they stop listening', () => {
      const { elsewhere, signOut } = open()
      const received: string[] = []
      const stop = elsewhere.onSignedOut(() => received.push('one'))
      elsewhere.onSignedOut(() => received.push('other'))
      signOut()
      stop()
      stop()
      signOut()
      expect(received).toEqual(['one', 'other', 'other'])
    })
  })
}
