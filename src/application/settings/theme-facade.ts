import type { ChooseTheme } from './choose-theme'
import type { ThemeStore } from './theme-store'

/** What the screens know of the theme, and may do with it. */
export type ThemeFacade = { readonly store: Pick<ThemeStore, 'value'>; readonly choose: ChooseTheme }
