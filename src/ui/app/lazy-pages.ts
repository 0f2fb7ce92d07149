import { lazyOf, lazyComponentOf } from '../lazy'

export const Account = lazyComponentOf(() => import('../screens/account'))
export const Audit = lazyComponentOf(() => import('../screens/audit'))
export const Corrections = lazyComponentOf(() => import('../screens/corrections'))
export const SetPassword = lazyComponentOf(() => import('../screens/set-password'))
export const Users = lazyComponentOf(() => import('../screens/users'))
export const Settings = lazyComponentOf(() => import('../screens/settings'))
export const Projects = lazyComponentOf(() => import('../screens/projects'))
export const NewProject = lazyComponentOf(() => import('../screens/new-project'))
export const ProjectHeader = lazyComponentOf(() => import('../screens/project-header'))
export const NotFound = lazyComponentOf(() => import('../screens/not-found'))

/** The project page and its tab screens, in a module that the entry does not import statically. */
export const loadProjectModule = lazyOf(() => import('../project'))
export const ProjectPage = lazyComponentOf(async () => ({ default: (await loadProjectModule()).ProjectPage }))
