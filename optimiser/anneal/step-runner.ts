import { canLink, linkAll, linkedStep, createLinks, writeAllRoutes } from '../links'
import type { Search } from '../search'
import { annealStep } from './anneal-step'

/** How the steps of annealing are made: on the tours, or faster on links. */
export type StepRunner = {
  readonly run: (margin: number) => void
  /** brings the tours up to date */
  readonly pause: () => void
  /** goes on from the tours as they are */
  readonly resume: () => void
}

/** On links, a step may be given up as soon as it costs too much. */
export const createStepRunner = (search: Search, mayAbort: boolean): StepRunner => {
  if (!canLink(search)) return { run: (margin) => annealStep(search, margin), pause: () => {}, resume: () => {} }
  const links = createLinks(search)
  return {
    run: (margin) => linkedStep(search, links, margin, mayAbort),
    pause: () => writeAllRoutes(search, links),
    resume: () => linkAll(search, links),
  }
}
