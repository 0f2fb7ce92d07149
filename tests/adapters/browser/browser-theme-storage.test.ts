import { describe, expect, it } from 'vitest'
import { browserThemeStorage } from '../../../src/adapters/browser'
import { themeStorageSuite } from '../../port-suites/theme-storage'
import { storageOnMap } from '../../kit/browser-storage-fakes'

const setUp = (prefersDark = false, entries: Iterable<readonly [string, string]> = []) => {
  const stored = new Map(entries)
  const root: { readonly dataset: DOMStringMap } = { dataset: {} }
  const themeStorage = browserThemeStorage({
    storage: () => storageOnMap(stored),
    documentElement: root,
    prefersDark: () => prefersDark,
  })
  return { stored, root, themeStorage }
}

themeStorageSuite('a browser', setUp)

describe('browserThemeStorage', () => {
  it('a chosen theme is stored under the key that public/theme.js reads, and applied at once', () => {
    const { stored, root, themeStorage } = setUp()
    themeStorage.applyAndSave('dark')
    expect([[...stored], root.dataset['theme']]).toEqual([[['theme', 'dark']], 'dark'])
  })

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])(
    'the theme system clears the stored theme and, where prefersDark is %j, applies %j',
    (prefersDark, appliedTheme) => {
      const { stored, root, themeStorage } = setUp(prefersDark, [['theme', 'light']])
      themeStorage.applyAndSave('system')
      expect([[...stored], root.dataset['theme']]).toEqual([[], appliedTheme])
    },
  )

  it.each(['', 'DARK', '{}', 'system'])('the theme is system where storage has %j', (text) => {
    expect(setUp(false, [['theme', text]]).themeStorage.load()).toBe('system')
  })

  it('a chosen theme is applied for this visit where storage is blocked', () => {
    const root: { readonly dataset: DOMStringMap } = { dataset: {} }
    const themeStorage = browserThemeStorage({
      storage: () => {
        throw new Error('SecurityError')
      },
      documentElement: root,
      prefersDark: () => false,
    })
    expect(themeStorage.load()).toBe('system')
    themeStorage.applyAndSave('dark')
    expect([themeStorage.load(), root.dataset['theme']]).toEqual(['dark', 'dark'])
  })
})
