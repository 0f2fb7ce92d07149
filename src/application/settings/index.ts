/** Responsible for the settings of the pages themselves, such as the theme. */
export { chooseTheme, type ThemeFacade } from './choose-theme'

export { ThemeStore, type Theme, type ThemeStorage } from './theme-store'
