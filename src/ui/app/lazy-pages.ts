import { lazyOf, lazyComponentOf } from '../lazy'

export const Account = lazyComponentOf(() => import('../screens/account'))
export const Settings = lazyComponentOf(() => import('../screens/settings'))
export const Projects = lazyComponentOf(() => import('../screens/projects'))
export const NewProject = lazyComponentOf(() => import('../screens/new-project'))
export const ProjectHeader = lazyComponentOf(() => import('../screens/project-header'))
export const NotFound = lazyComponentOf(() => import('../screens/not-found'))

/** The page of a project, and the pieces of its tabs: the way in needs to know none of them by name. */
export const loadProjectModule = lazyOf(() => import('../project'))
export const ProjectPage = lazyComponentOf(async () => ({ default: (await loadProjectModule()).ProjectPage }))
