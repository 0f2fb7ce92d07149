/** Responsible for the settings of the pages themselves, such as the theme. */
export { chooseTheme, type ThemeFacade } from './choose-theme'

export type { Theme, ThemeStorage } from './theme-storage'
export { ThemeStore } from './theme-store'
