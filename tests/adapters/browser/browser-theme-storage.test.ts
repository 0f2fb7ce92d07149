import { describe, expect, it } from 'vitest'
import { browserThemeStorage } from '../../../src/adapters/browser'
import { themeStorageSuite } from '../../port-suites/theme-storage'
import { storageOnMap } from '../../kit/browser-storage-fakes'

const opened = (prefersDark = false, kept: Iterable<readonly [string, string]> = []) => {
  const stored = new Map(kept)
  const root: { readonly dataset: DOMStringMap } = { dataset: {} }
  const themeStorage = browserThemeStorage({
    storage: () => storageOnMap(stored),
    root,
    prefersDark: () => prefersDark,
  })
  return { stored, root, keeper: themeStorage }
}

themeStorageSuite('a browser', opened)

describe('the theme of a browser', () => {
  it('is kept where the page looks before its first paint, and shows at once', () => {
    const { stored, root, keeper } = opened()
    keeper.choose('dark')
    expect([[...stored], root.dataset['theme']]).toEqual([[['theme', 'dark']], 'dark'])
  })

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows the machine again, and keeps nothing: prefers dark is %j', (prefersDark, shows) => {
    const { stored, root, keeper } = opened(prefersDark, [['theme', 'light']])
    keeper.choose('system')
    expect([[...stored], root.dataset['theme']]).toEqual([[], shows])
  })

  it.each(['', 'DARK', '{}', 'system'])('is that of the machine where %j is kept', (text) => {
    expect(opened(false, [['theme', text]]).keeper.load()).toBe('system')
  })

  it('shows for this visit where nothing can be kept', () => {
    const root: { readonly dataset: DOMStringMap } = { dataset: {} }
    const themeStorage = browserThemeStorage({
      storage: () => {
        throw new Error('SecurityError')
      },
      root,
      prefersDark: () => false,
    })
    expect(themeStorage.load()).toBe('system')
    themeStorage.choose('dark')
    expect([themeStorage.load(), root.dataset['theme']]).toEqual(['dark', 'dark'])
  })
})
