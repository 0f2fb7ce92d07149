import { loadOnce, lazyComponent } from '../lazy'
import { lazyPartWithApp } from './with-app'

export const Account = lazyComponent(() => import('../screens/account'))
export const Audit = lazyComponent(() => import('../screens/audit'))
export const Corrections = lazyComponent(() => import('../screens/corrections'))
export const SetPassword = lazyComponent(() => import('../screens/set-password'))
export const SignedIn = lazyComponent(() => import('../screens/sign-in-service'))
export const Users = lazyComponent(() => import('../screens/users'))
export const Settings = lazyComponent(() => import('../screens/settings'))
export const Projects = lazyComponent(() => import('../screens/projects'))
export const NewProject = lazyComponent(() => import('../screens/new-project'))
export const ProjectHeader = lazyComponent(() => import('../screens/project-header'))
export const NotFound = lazyComponent(() => import('../screens/not-found'))

/** The project page and its tab screens, in a module that the entry does not import statically. */
export const loadProjectModule = loadOnce(() => import('../project'))
export const ProjectPage = lazyComponent(async () => ({ default: (await loadProjectModule()).ProjectPage }))

export const MapSurface = lazyPartWithApp(async () => (await import('../map')).MapSurface)
export const SignInByService = lazyPartWithApp(async () => (await import('../screens/sign-in-service')).SignInByService)
export const ToastPane = lazyPartWithApp(async () => (await import('./toast-pane')).ToastPane)
export const ConnectionBanner = lazyPartWithApp(async () => (await import('./connection-banner')).ConnectionBanner)
export const Guards = lazyPartWithApp(async () => (await import('./guards')).Guards)
export const KeyboardShortcuts = lazyPartWithApp(async () => (await import('./keyboard-shortcuts')).KeyboardShortcuts)
