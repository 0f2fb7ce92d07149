/** Knows what one can set about the pages themselves. */
export { chooseTheme } from './choose-theme'
export type { ThemeDesk } from './theme-desk'
export type { Theme, ThemeKeeper } from './theme-keeper'
export { ThemeStore } from './theme-store'
