import { describe, expect, it } from 'vitest'
import type { ThemeStorage } from '../../src/application/settings'

/** What every theme keeper promises; each `open` makes one on the same machine. */
export const themeStorageSuite = (fill: string, open: () => { readonly keeper: ThemeStorage }): void => {
  describe(`a theme keeper, filled by ${fill}`, () => {
    it('follows the machine at first', () => {
      expect(open().keeper.load()).toBe('system')
    })

    it.each(['light', 'dark', 'system'] as const)('keeps %s once it is chosen', (theme) => {
      const { keeper } = open()
      keeper.choose('dark')
      keeper.choose(theme)
      expect(keeper.load()).toBe(theme)
    })
  })
}
