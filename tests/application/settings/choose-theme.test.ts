import { expect, it } from 'vitest'
import { memoryThemeStorage } from '../../kit/memory'
import { chooseTheme, ThemeStore } from '../../../src/application/settings'

it('chooseTheme applies the theme at once, and stores it', () => {
  const themeStorage = memoryThemeStorage('light')
  const store = new ThemeStore(themeStorage.load())
  chooseTheme({ store, themeStorage })('dark')
  expect([store.value, themeStorage.load()]).toEqual(['dark', 'dark'])
})
