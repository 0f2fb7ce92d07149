import type { Theme, ThemeStorage } from '../../../src/application/settings'

export const memoryThemeStorage = (chosen: Theme = 'system'): ThemeStorage => {
  let theme = chosen
  return { load: () => theme, applyAndSave: (next) => void (theme = next) }
}
