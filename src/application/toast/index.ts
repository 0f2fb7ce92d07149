/** Responsible for the toast, which tells what was just done and offers to undo it. */
export type { Toast } from './toast'
export { toastActions, type ToastActions, type ToastFacade } from './toast-actions'

export { ToastStore } from './toast-store'
