/** Responsible for the project page: it opens the plan and shows the screen of the current tab. */
export { ProjectPage } from './project-page'
export { lazyTabScreens } from './lazy-tab-screens'
