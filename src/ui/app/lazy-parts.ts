import { lazyWithApp } from './with-app'

export const MapSurface = lazyWithApp(async () => (await import('../map')).MapSurface)
export const ToastPane = lazyWithApp(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = lazyWithApp(async () => (await import('./connection-banner')).ConnectionBanner)
export const FileDropGuard = lazyWithApp(async () => (await import('./file-drop-guard')).FileDropGuard)
export const LogOutGuard = lazyWithApp(async () => (await import('./log-out-guard')).LogOutGuard)
export const KeyboardShortcuts = lazyWithApp(async () => (await import('./keyboard-shortcuts')).KeyboardShortcuts)
export const UndoConfirmation = lazyWithApp(async () => (await import('./undo-confirmation')).UndoConfirmation)
