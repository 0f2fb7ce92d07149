import { lazyPartWithApp } from './with-app'

export const MapSurface = lazyPartWithApp(async () => (await import('../map')).MapSurface)
export const ToastPane = lazyPartWithApp(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = lazyPartWithApp(async () => (await import('./connection-banner')).ConnectionBanner)
export const FileDropGuard = lazyPartWithApp(async () => (await import('./file-drop-guard')).FileDropGuard)
export const LogOutGuard = lazyPartWithApp(async () => (await import('./log-out-guard')).LogOutGuard)
export const KeyboardShortcuts = lazyPartWithApp(async () => (await import('./keyboard-shortcuts')).KeyboardShortcuts)
export const UndoConfirmation = lazyPartWithApp(async () => (await import('./undo-confirmation')).UndoConfirmation)
