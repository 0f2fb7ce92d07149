/** Knows the toast: what was just done, for as long as it can be undone at a touch. */
export type { Toast } from './toast'
export { toastBoard, type ToastBoard } from './toast-actions'
export type { ToastDesk } from './toast-facade'
export { ToastStore } from './toast-store'
