import { makeAutoObservable, observableRef } from 'mobx'
import type { Theme } from './theme-storage'

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
