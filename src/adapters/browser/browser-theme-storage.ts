import type { Theme, ThemeKeeper } from '../../application/settings'

export type ThemePlaces = {
  /** asked for at every use: a browser that keeps nothing throws already here */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly root: { readonly dataset: DOMStringMap }
  /** whether the machine is set to dark */
  readonly prefersDark: () => boolean
}

/** Where public/theme.js looks before the first paint. */
const THEME = 'theme'

export const browserThemeKeeper = ({ storage, root, prefersDark }: ThemePlaces): ThemeKeeper => {
  /** for this visit, where nothing can be kept */
  let chosen: Theme = 'system'
  return {
    theme: () => {
      try {
        return themeIn(storage().getItem(THEME))
      } catch {
        return chosen
      }
    },
    choose: (theme) => {
      chosen = theme
      root.dataset['theme'] = shownAs(theme, prefersDark)
      try {
        if (theme === 'system') storage().removeItem(THEME)
        else storage().setItem(THEME, theme)
      } catch {
        // It shows all the same.
      }
    },
  }
}

const themeIn = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system')

const shownAs = (theme: Theme, prefersDark: () => boolean): 'light' | 'dark' => {
  if (theme !== 'system') return theme
  return prefersDark() ? 'dark' : 'light'
}
