/** Knows what one can set about the pages themselves. */
export { chooseTheme } from './choose-theme'
export type { ThemeFacade } from './theme-facade'
export type { Theme, ThemeStorage } from './theme-storage'
export { ThemeStore } from './theme-store'
