import { describe, expect, it } from 'vitest'
import type { ThemeKeeper } from '../../src/application/settings'

/** What every theme keeper promises; each `open` makes one on the same machine. */
export const themeKeeperContract = (fill: string, open: () => { readonly keeper: ThemeKeeper }): void => {
  describe(`a theme keeper, filled by ${fill}`, () => {
    it('follows the machine at first', () => {
      expect(open().keeper.theme()).toBe('system')
    })

    it.each(['light', 'dark', 'system'] as const)('keeps %s once it is chosen', (theme) => {
      const { keeper } = open()
      keeper.choose('dark')
      keeper.choose(theme)
      expect(keeper.theme()).toBe(theme)
    })
  })
}
