/** Responsible for the other users of the open project: who is there, and what they have just changed. */
export { ColleagueStore, type Mark, type ShownVersion } from './colleague-store'
export { colleagueActions, type ColleagueFacade, type ColleagueServices } from './colleague-actions'
