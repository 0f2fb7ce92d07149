import type { ThemeStore, Theme, ThemeStorage } from './theme-store'

export type ChooseThemePorts = {
  readonly store: Pick<ThemeStore, 'set'>
  readonly themeStorage: Pick<ThemeStorage, 'applyAndSave'>
}

export type ChooseTheme = (theme: Theme) => void

/** Applies the theme at once, and stores it for later visits. */
export const chooseTheme =
  ({ store, themeStorage }: ChooseThemePorts): ChooseTheme =>
  (theme) => {
    store.set(theme)
    themeStorage.applyAndSave(theme)
  }

/** The theme and its action, for screens. */
export type ThemeFacade = { readonly store: Pick<ThemeStore, 'value'>; readonly choose: ChooseTheme }
