import { expect, it } from 'vitest'
import { memoryThemeKeeper } from '../../kit/memory'
import { chooseTheme, ThemeStore } from '../../../src/application/settings'

it('a theme that is chosen shows at once, and is kept', () => {
  const keeper = memoryThemeKeeper('light')
  const store = new ThemeStore(keeper.theme())
  chooseTheme({ store, keeper })('dark')
  expect([store.value, keeper.theme()]).toEqual(['dark', 'dark'])
})
