import { lazyPartWithApp } from './with-app'

export const MapSurface = lazyPartWithApp(async () => (await import('../map')).MapSurface)
export const SignInByService = lazyPartWithApp(async () => (await import('../screens/sign-in-service')).SignInByService)
export const ToastPane = lazyPartWithApp(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = lazyPartWithApp(async () => (await import('./connection-banner')).ConnectionBanner)
export const Guards = lazyPartWithApp(async () => (await import('./guards')).Guards)
export const KeyboardShortcuts = lazyPartWithApp(async () => (await import('./keyboard-shortcuts')).KeyboardShortcuts)
