import type { Clock } from '../alert'
import type { ShownToast, Toast } from './toast'
import type { ToastStore } from './toast-store'

const STAYS_MS = 8_000

export type ToastBoardPorts = {
  readonly toasts: Pick<ToastStore, 'value' | 'become'>
  readonly clock: Pick<Clock, 'now'>
}

/** What one can do with the toast on show. A new one takes its place. */
export type ToastBoard = {
  readonly show: (toast: Toast) => void
  readonly dismiss: () => void
  readonly hold: () => void
  readonly release: () => void
  readonly expire: (now: number) => void
  /** undoes what it tells of, and takes it away */
  readonly undo: () => void
}

export const toastBoard = ({ toasts, clock }: ToastBoardPorts): ToastBoard => {
  let shown = 0
  const dismiss = (): void => toasts.become(undefined)
  const withClock = (change: (clock: ShownToast['clock']) => ShownToast['clock']): void => {
    if (toasts.value !== undefined) toasts.become({ ...toasts.value, clock: change(toasts.value.clock) })
  }
  return {
    show: (toast) => {
      shown += 1
      toasts.become({ ...toast, id: shown, clock: { kind: 'runs', until: clock.now() + STAYS_MS } })
    },
    dismiss,
    hold: () =>
      withClock((now) => (now.kind === 'runs' ? { kind: 'stands', left: Math.max(now.until - clock.now(), 0) } : now)),
    release: () => withClock((now) => (now.kind === 'stands' ? { kind: 'runs', until: clock.now() + now.left } : now)),
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
