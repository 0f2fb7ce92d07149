import { comingOf, pieceOf } from '../lazy'

export const Account = pieceOf(() => import('../screens/account'))
export const Settings = pieceOf(() => import('../screens/settings'))
export const Projects = pieceOf(() => import('../screens/projects'))
export const NewProject = pieceOf(() => import('../screens/new-project'))
export const ProjectHeader = pieceOf(() => import('../screens/project-header'))
export const NotFound = pieceOf(() => import('../screens/not-found'))

/** The page of a project, and the pieces of its tabs: the way in needs to know none of them by name. */
export const project = comingOf(() => import('../project'))
export const ProjectPage = pieceOf(async () => ({ default: (await project()).ProjectPage }))
