import type { Clock } from '../alert'
import type { ShownToast, Toast } from './toast'
import type { ToastStore } from './toast-store'

const VISIBLE_MS = 8_000

export type ToastActionsPorts = {
  readonly toasts: Pick<ToastStore, 'value' | 'set'>
  readonly clock: Pick<Clock, 'now'>
}

/** What one can do with the toast on show. A new one takes its place. */
export type ToastActions = {
  readonly show: (toast: Toast) => void
  readonly dismiss: () => void
  readonly pause: () => void
  readonly resume: () => void
  readonly expire: (now: number) => void
  /** undoes what it tells of, and takes it away */
  readonly undo: () => void
}

export const toastActions = ({ toasts, clock }: ToastActionsPorts): ToastActions => {
  let lastId = 0
  const dismiss = (): void => toasts.set(undefined)
  const withClock = (change: (clock: ShownToast['clock']) => ShownToast['clock']): void => {
    if (toasts.value !== undefined) toasts.set({ ...toasts.value, clock: change(toasts.value.clock) })
  }
  return {
    show: (toast) => {
      lastId += 1
      toasts.set({ ...toast, id: lastId, clock: { kind: 'runs', until: clock.now() + VISIBLE_MS } })
    },
    dismiss,
    pause: () =>
      withClock((now) =>
        now.kind === 'runs' ? { kind: 'stands', remainingMs: Math.max(now.until - clock.now(), 0) } : now,
      ),
    resume: () =>
      withClock((now) => (now.kind === 'stands' ? { kind: 'runs', until: clock.now() + now.remainingMs } : now)),
    expire: (now) => {
      if (toasts.value?.clock.kind === 'runs' && toasts.value.clock.until <= now) dismiss()
    },
    undo: () => {
      const { undo } = toasts.value ?? {}
      dismiss()
      undo?.()
    },
  }
}
