import { describe, expect, it } from 'vitest'
import type { ThemeStorage } from '../../src/application/settings'

/** The tests that every theme storage passes; each `open` makes one on the same machine. */
export const themeStorageSuite = (adapterName: string, open: () => { readonly themeStorage: ThemeStorage }): void => {
  describe(`ThemeStorage implemented by ${adapterName}`, () => {
    it('a new theme storage follows the system', () => {
      expect(open().themeStorage.load()).toBe('system')
    })

    it.each(['light', 'dark', 'system'] as const)('the chosen theme %s is stored', (theme) => {
      const { themeStorage } = open()
      themeStorage.applyAndSave('dark')
      themeStorage.applyAndSave(theme)
      expect(themeStorage.load()).toBe(theme)
    })
  })
}
