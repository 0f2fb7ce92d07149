import type { Clock } from '../alert'
import type { VisibleToast, Toast, ToastStore } from './toast-store'

const VISIBLE_MS = 8_000

export type ToastActionsPorts = {
  readonly toasts: Pick<ToastStore, 'value' | 'set' | 'lastUndo' | 'setLastUndo'>
  readonly clock: Pick<Clock, 'now'>
}

/** A new toast replaces the visible one. */
export type ToastActions = {
  readonly show: (toast: Toast) => void
  readonly dismiss: () => void
  readonly pause: () => void
  readonly resume: () => void
  readonly expire: (now: number) => void
  /** undoes what was done last, where that is no change of the plan, and removes the toast */
  readonly undo: () => void
  /** something else was done since, so that `undo` does nothing */
  readonly forget: () => void
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
      // Only a toast of what another user did has something to show.
      if (toast.show === undefined) toasts.setLastUndo(toast.undo?.kind === 'other' ? toast.undo.run : undefined)
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
      const { lastUndo } = toasts
      toasts.setLastUndo(undefined)
      dismiss()
      lastUndo?.()
    },
    forget: () => {
      toasts.setLastUndo(undefined)
      if (toasts.value?.undo?.kind === 'other') dismiss()
    },
  }
}

/** The toast and its actions, for screens. */
export type ToastFacade = Omit<ToastActions, 'expire' | 'forget'> & {
  readonly store: Pick<ToastStore, 'value' | 'lastUndo'>
}
