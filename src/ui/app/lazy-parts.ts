import { workPiece } from './lazy-with-actions'

export const MapSurface = workPiece(async () => (await import('../map')).MapSurface)
export const ToastPane = workPiece(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = workPiece(async () => (await import('./connection-banner')).ConnectionBanner)
export const FileGuard = workPiece(async () => (await import('./file-drop-guard')).FileGuard)
export const ShortcutList = workPiece(async () => (await import('./shortcuts')).ShortcutList)
export const HistoryQuestion = workPiece(async () => (await import('./undo-confirmation')).HistoryQuestion)
