import type { Theme, ThemeKeeper } from './theme-storage'
import type { ThemeStore } from './theme-store'

export type ChooseThemePorts = {
  readonly store: Pick<ThemeStore, 'become'>
  readonly keeper: Pick<ThemeKeeper, 'choose'>
}

export type ChooseTheme = (theme: Theme) => void

/** It shows at once, and on the next visit. */
export const chooseTheme =
  ({ store, keeper }: ChooseThemePorts): ChooseTheme =>
  (theme) => {
    store.become(theme)
    keeper.choose(theme)
  }
