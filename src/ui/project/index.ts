/** Knows the page of a project: which tab is open, and the plan that all of them show. */
export { ProjectPage } from './project-page'
export { lazyTabScreens } from './lazy-tab-screens'
