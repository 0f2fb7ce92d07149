import { lazyWithActions } from './lazy-with-actions'

export const MapSurface = lazyWithActions(async () => (await import('../map')).MapSurface)
export const ToastPane = lazyWithActions(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = lazyWithActions(async () => (await import('./connection-banner')).ConnectionBanner)
export const FileDropGuard = lazyWithActions(async () => (await import('./file-drop-guard')).FileDropGuard)
export const ShortcutList = lazyWithActions(async () => (await import('./shortcut-list')).ShortcutList)
export const UndoConfirmation = lazyWithActions(async () => (await import('./undo-confirmation')).UndoConfirmation)
