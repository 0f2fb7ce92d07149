import type { Theme, ThemeStorage } from './theme-storage'
import type { ThemeStore } from './theme-store'

export type ChooseThemePorts = {
  readonly store: Pick<ThemeStore, 'set'>
  readonly themeStorage: Pick<ThemeStorage, 'choose'>
}

export type ChooseTheme = (theme: Theme) => void

/** It shows at once, and on the next visit. */
export const chooseTheme =
  ({ store, themeStorage }: ChooseThemePorts): ChooseTheme =>
  (theme) => {
    store.set(theme)
    themeStorage.choose(theme)
  }
