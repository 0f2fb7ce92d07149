/** Responsible for the project page: it opens the plan and shows the screen of the current tab. */
export { ProjectPage, lazyTabScreens } from './project-page'
