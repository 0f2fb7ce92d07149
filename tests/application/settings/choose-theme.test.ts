import { expect, it } from 'vitest'
import { memoryThemeStorage } from '../../kit/memory'
import { chooseTheme, ThemeStore } from '../../../src/application/settings'

it('a theme that is chosen shows at once, and is kept', () => {
  const themeStorage = memoryThemeStorage('light')
  const store = new ThemeStore(themeStorage.load())
  chooseTheme({ store, themeStorage })('dark')
  expect([store.value, themeStorage.load()]).toEqual(['dark', 'dark'])
})
