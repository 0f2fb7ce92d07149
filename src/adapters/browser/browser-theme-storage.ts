import type { Theme, ThemeStorage } from '../../application/settings'

export type ThemeStorageAccess = {
  /** asked for at every use: a browser that keeps nothing throws already here */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly root: { readonly dataset: DOMStringMap }
  /** whether the machine is set to dark */
  readonly prefersDark: () => boolean
}

/** Where public/theme.js looks before the first paint. */
const THEME_KEY = 'theme'

export const browserThemeStorage = ({ storage, root, prefersDark }: ThemeStorageAccess): ThemeStorage => {
  /** for this visit, where nothing can be kept */
  let chosen: Theme = 'system'
  return {
    load: () => {
      try {
        return parseTheme(storage().getItem(THEME_KEY))
      } catch {
        return chosen
      }
    },
    choose: (theme) => {
      chosen = theme
      root.dataset['theme'] = resolveTheme(theme, prefersDark)
      try {
        if (theme === 'system') storage().removeItem(THEME_KEY)
        else storage().setItem(THEME_KEY, theme)
      } catch {
        // It shows all the same.
      }
    },
  }
}

const parseTheme = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system')

const resolveTheme = (theme: Theme, prefersDark: () => boolean): 'light' | 'dark' => {
  if (theme !== 'system') return theme
  return prefersDark() ? 'dark' : 'light'
}
