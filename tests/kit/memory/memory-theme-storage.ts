import type { Theme, ThemeKeeper } from '../../../src/application/settings'

export const memoryThemeKeeper = (chosen: Theme = 'system'): ThemeKeeper => {
  let theme = chosen
  return { theme: () => theme, choose: (next) => void (theme = next) }
}
