/** As chosen: light, dark, or whichever the machine is set to. */
export type Theme = 'system' | 'light' | 'dark'

/** A port: the chosen theme, which stays on this machine and shows at once. Where nothing can be kept, it only shows. */
export type ThemeStorage = {
  readonly load: () => Theme
  readonly choose: (theme: Theme) => void
}
