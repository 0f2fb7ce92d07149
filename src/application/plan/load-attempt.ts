import type { AttemptName } from '../../domain/failure'

/** §8 says another thing of a project that fails on the stops tab than of one that fails elsewhere. */
export type ProjectPart = 'routes' | 'stops'

export const loadAttemptOf = (part: ProjectPart): AttemptName =>
  part === 'stops' ? 'load the project on the stops tab' : 'load the project on the routes tab'
