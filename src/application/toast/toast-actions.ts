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
  /** undoes what the toast tells of, where that is no change of the plan, and removes the toast */
  readonly undo: () => void
}

export const toastActions = ({ toasts, clock }: ToastActionsPorts): ToastActions => {
  let lastId = 0
  const dismiss = (): void => toasts.set(undefined)
  const updateTimer = (change: (timer: VisibleToast['timer']) => VisibleToast['timer']): void => {
    if (toasts.value !== undefined) toasts.set({ ...toasts.value, timer: change(toasts.value.timer) })
  }
  return {
    show: (toast) => {
      lastId += 1
      toasts.set({ ...toast, id: lastId, timer: { kind: 'running', until: clock.now() + VISIBLE_MS } })
    },
    dismiss,
    pause: () =>
      updateTimer((timer) =>
        timer.kind === 'running' ? { kind: 'paused', remainingMs: Math.max(timer.until - clock.now(), 0) } : timer,
      ),
    resume: () =>
      updateTimer((timer) =>
        timer.kind === 'paused' ? { kind: 'running', until: clock.now() + timer.remainingMs } : timer,
      ),
    expire: (now) => {
      if (toasts.value?.timer.kind === 'running' && toasts.value.timer.until <= now) dismiss()
    },
    undo: () => {
      const { undo } = toasts.value ?? {}
      dismiss()
      if (undo?.kind === 'other') undo.run()
    },
  }
}

/** The toast and its actions, for screens. */
export type ToastFacade = Omit<ToastActions, 'expire'> & { readonly store: Pick<ToastStore, 'value'> }
