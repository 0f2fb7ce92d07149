import type { ToastActions } from './toast-actions'
import type { ToastStore } from './toast-store'

/** What the screens know of the toast, and may do with it. */
export type ToastFacade = Omit<ToastActions, 'expire'> & { readonly store: Pick<ToastStore, 'value'> }
