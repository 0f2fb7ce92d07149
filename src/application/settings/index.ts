/** Knows what one can set about the pages themselves. */
export { chooseTheme } from './choose-theme'
export type { ThemeDesk } from './theme-facade'
export type { Theme, ThemeKeeper } from './theme-storage'
export { ThemeStore } from './theme-store'
