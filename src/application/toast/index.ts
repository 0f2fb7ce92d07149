/** Knows the toast: what was just done, for as long as it can be undone at a touch. */
export type { Toast } from './toast'
export { toastActions, type ToastActions } from './toast-actions'
export type { ToastFacade } from './toast-facade'
export { ToastStore } from './toast-store'
