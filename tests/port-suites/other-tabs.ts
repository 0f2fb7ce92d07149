import { describe, expect, it } from 'vitest'
import type { OtherTabs } from '../../src/application/session'

export type OpenOtherTabs = {
  readonly otherTabs: OtherTabs
  /** the user signs out in another tab */
  readonly signOut: () => void
}

/** The tests that every port to other tabs passes. */
export const otherTabsSuite = (adapterName: string, open: () => OpenOtherTabs): void => {
  describe(`OtherTabs implemented by ${adapterName}`, () => {
    it('every listener is called on a sign-out in another tab, until it is removed', () => {
      const { otherTabs, signOut } = open()
      const received: string[] = []
      const stop = otherTabs.onSignedOut(() => received.push('one'))
      otherTabs.onSignedOut(() => received.push('other'))
      signOut()
      stop()
      stop()
      signOut()
      expect(received).toEqual(['one', 'other', 'other'])
    })
  })
}
