import { makeAutoObservable, observableRef } from 'mobx'

/** `system` is the theme of the operating system. */
export type Theme = 'system' | 'light' | 'dark'

/** A port: stores the theme in the browser, and applies it. Where storage is blocked, it only applies it. */
export type ThemeStorage = {
  readonly load: () => Theme
  readonly applyAndSave: (theme: Theme) => void
}

export class ThemeStore {
  value: Theme

  constructor(theme: Theme) {
    this.value = theme
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: Theme): void {
    this.value = value
  }
}
