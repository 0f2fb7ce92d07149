import type { Theme, ThemeStorage } from '../../application/settings'
import type { ShortcutsStorage } from '../../application/shortcuts'

export type ThemeStorageAccess = {
  /** called at every use, since reading `window.localStorage` throws where storage is blocked */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly documentElement: { readonly dataset: DOMStringMap }
  /** whether the operating system is set to dark */
  readonly prefersDark: () => boolean
}

/** `public/theme.js` reads the same key before the first paint. */
const THEME_KEY = 'theme'

export const browserThemeStorage = ({ storage, documentElement, prefersDark }: ThemeStorageAccess): ThemeStorage => {
  /** the theme of this visit, where storage is blocked */
  let chosen: Theme = 'system'
  return {
    load: () => {
      try {
        return parseTheme(storage().getItem(THEME_KEY))
      } catch {
        return chosen
      }
    },
    applyAndSave: (theme) => {
      chosen = theme
      documentElement.dataset['theme'] = resolveTheme(theme, prefersDark)
      try {
        if (theme === 'system') storage().removeItem(THEME_KEY)
        else storage().setItem(THEME_KEY, theme)
      } catch {
        // The theme is still applied for this visit.
      }
    },
  }
}

const parseTheme = (text: string | null): Theme => (text === 'light' || text === 'dark' ? text : 'system')

const resolveTheme = (theme: Theme, prefersDark: () => boolean): 'light' | 'dark' => {
  if (theme !== 'system') return theme
  return prefersDark() ? 'dark' : 'light'
}

/** `storage` is called at every use, since reading `window.localStorage` throws where storage is blocked. */
type StorageAccess = { readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const SHORTCUTS_KEY = 'singleKeyShortcuts'
const OFF = 'off'

export const browserShortcutsStorage = ({ storage }: StorageAccess): ShortcutsStorage => ({
  load: () => {
    try {
      return storage().getItem(SHORTCUTS_KEY) !== OFF
    } catch {
      return true
    }
  },
  save: (areEnabled) => {
    try {
      if (areEnabled) storage().removeItem(SHORTCUTS_KEY)
      else storage().setItem(SHORTCUTS_KEY, OFF)
    } catch {
      // The setting is still in effect for this visit.
    }
  },
})
