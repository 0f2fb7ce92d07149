import { canLink, linkAll, linkedStep, linksOf, writeAll } from '../links'
import type { Search } from '../search'
import { step } from './anneal-step'

/** How the steps of annealing are made: on the tours, or faster on links. */
export type Steps = {
  readonly make: (margin: number) => void
  /** brings the tours up to date */
  readonly pause: () => void
  /** goes on from the tours as they are */
  readonly resume: () => void
}

/** On links, a step may be given up as soon as it costs too much. */
export const stepsOn = (search: Search, mayGiveUp: boolean): Steps => {
  if (!canLink(search)) return { make: (margin) => step(search, margin), pause: () => {}, resume: () => {} }
  const links = linksOf(search)
  return {
    make: (margin) => linkedStep(search, links, margin, mayGiveUp),
    pause: () => writeAll(search, links),
    resume: () => linkAll(search, links),
  }
}
