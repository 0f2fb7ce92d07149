import { makeAutoObservable, observableRef } from 'mobx'
import type { HistoryEntry } from '../../domain/history'
import type { StopId } from '../../domain/stop'

/** A stop, a route, or the list of routes. */
export type ShowTarget =
  | { readonly kind: 'stop'; readonly id: StopId }
  | { readonly kind: 'route'; readonly index: number }
  | { readonly kind: 'routes' }

/** How what a toast tells of is undone: a change of the plan by the history, anything else by a function. */
type ToastUndo =
  | { readonly kind: 'change'; readonly entry: HistoryEntry }
  | { readonly kind: 'other'; readonly run: () => void }

/** Says what was just done, and how it can be undone. */
export type Toast = {
  readonly message: string
  readonly lang?: 'nl'
  /** absent where what it tells of cannot be undone */
  readonly undo?: ToastUndo
  /** what its button Show opens */
  readonly show?: ShowTarget
  /** the version of the plan that it tells of, if it is a change of the plan */
  readonly version?: number | undefined
}

/** The timer of a toast is paused while a pointer or the focus is on it. */
export type ToastTimer =
  | { readonly kind: 'running'; readonly until: number }
  | { readonly kind: 'paused'; readonly remainingMs: number }

/** The id is unique, even for toasts with the same message. */
export type VisibleToast = Toast & { readonly id: number; readonly timer: ToastTimer }

/** At most one toast is visible. */
export class ToastStore {
  value: VisibleToast | undefined = undefined
  /** undoes what the user did last, where that is no change of the plan; its toast may have gone */
  lastUndo: (() => void) | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef, lastUndo: observableRef }, { autoBind: true })
  }

  get nextExpiry(): number | undefined {
    return this.value?.timer.kind === 'running' ? this.value.timer.until : undefined
  }

  set(value: VisibleToast | undefined): void {
    this.value = value
  }

  setLastUndo(undo: (() => void) | undefined): void {
    this.lastUndo = undo
  }
}
