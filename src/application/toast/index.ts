/** Responsible for the toast, which says what was just done and offers to undo it. */
export { ToastStore, type ShowTarget, type Toast } from './toast-store'
export { toastActions, type ToastActions, type ToastFacade } from './toast-actions'
