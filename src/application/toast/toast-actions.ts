import type { Clock } from '../alert'
import type { VisibleToast, Toast, ToastStore } from './toast-store'

const VISIBLE_MS = 8_000

export type ToastActionsPorts = {
  readonly toasts: Pick<ToastStore, 'value' | 'set'>
  readonly clock: Pick<Clock, 'now'>
}

/** A new toast replaces the visible one. */
export type ToastActions = {
  readonly show: (toast: Toast) => void
  readonly dismiss: () => void
  readonly pause: () => void
  readonly resume: () => void
  readonly expire: (now: number) => void
  /** undoes the change of the toast, and removes the toast */
  readonly undo: () => void
}

export const toastActions = ({ toasts, clock }: ToastActionsPorts): ToastActions => {
  let lastId = 0
  const dismiss = (): void => toasts.set(undefined)
  const withClock = (change: (clock: VisibleToast['clock']) => VisibleToast['clock']): void => {
    if (toasts.value !== undefined) toasts.set({ ...toasts.value, clock: change(toasts.value.clock) })
  }
  return {
    show: (toast) => {
      lastId += 1
      toasts.set({ ...toast, id: lastId, clock: { kind: 'running', until: clock.now() + VISIBLE_MS } })
    },
    dismiss,
    pause: () =>
      withClock((toastClock) =>
        toastClock.kind === 'running'
          ? { kind: 'paused', remainingMs: Math.max(toastClock.until - clock.now(), 0) }
          : toastClock,
      ),
    resume: () =>
      withClock((toastClock) =>
        toastClock.kind === 'paused' ? { kind: 'running', until: clock.now() + toastClock.remainingMs } : toastClock,
      ),
    expire: (now) => {
      if (toasts.value?.clock.kind === 'running' && toasts.value.clock.until <= now) dismiss()
    },
    undo: () => {
      const { undo } = toasts.value ?? {}
      dismiss()
      undo?.()
    },
  }
}

/** The toast and its actions, for screens. */
export type ToastFacade = Omit<ToastActions, 'expire'> & { readonly store: Pick<ToastStore, 'value'> }
