import type { ReceivedAnswer, SentRequest } from '../server-connection'
import type { ParsedObject } from '../parse-answer'

/** A project that only one user works on, as the answers to that user show it. */
export type KnownProject = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** how many changes its history has */
  readonly changeCount: number
  /** the ids of its stops; undefined where no answer has listed them */
  readonly stops: ReadonlySet<string> | undefined
  /** the stop in the last answer */
  readonly lastStop: ParsedObject | undefined
  /** changes that were undone (true) or redone (false) */
  readonly undoneById: ReadonlyMap<string, boolean>
  readonly snapshot: ProjectSnapshot | undefined
}

/** A project in one version. */
export type ProjectSnapshot = {
  readonly version: number
  readonly document: string
  readonly stops: string
  /** newest first */
  readonly changes: ReadonlyArray<{ readonly id: string; readonly undone: boolean }>
}

export type KnownDriver = {
  readonly id: string
  readonly version: number
  /** as in the answer; undefined where that was lost */
  readonly text: string | undefined
  readonly isRemoved: boolean
}

export type KnownJob = {
  readonly id: string
  readonly project: string | undefined
  /** it was cancelled before it ended, and that was answered */
  readonly isStopped: boolean
  /** the answer that showed that it had ended */
  readonly finalAnswer: string | undefined
}

/** The project that all users work on, with what one of them did to it. */
export type SharedProject = {
  readonly id: string
  changes: number
  /** the user's own stops, and the carrier of each */
  readonly stops: Map<string, number | undefined>
}

/** What one user did and was answered: all of it must hold, whatever happens to the server. */
export type UserLog = {
  readonly projects: Map<string, KnownProject>
  /** projects that are no longer worked on */
  readonly retiredProjects: Map<string, KnownProject>
  readonly drivers: Map<string, KnownDriver>
  readonly jobs: Map<string, KnownJob>
  /** how many jobs ended in each state, and were still so after another crash */
  readonly endCounts: Map<string, number>
  readonly removedProjects: Set<string>
  shared: SharedProject
  /** what was sent with an idempotency key, and its answer */
  readonly repeatableRequests: Array<{ readonly request: SentRequest; readonly answer: ReceivedAnswer }>
  /** sent, and not answered yet */
  pendingAction: UserAction | undefined
  answered: number
}

/** A request to make, and what its answer means. */
export type UserAction = {
  readonly request: SentRequest
  /** the project of which it makes a new version */
  readonly project?: string
  /** notes what the answer tells; false where the answer cannot be right. A repeat may have been carried out before. */
  readonly checkAnswer: (answer: ReceivedAnswer, isRepeat: boolean) => boolean
}

export const emptyUserLog = (): UserLog => ({
  projects: new Map(),
  retiredProjects: new Map(),
  drivers: new Map(),
  jobs: new Map(),
  endCounts: new Map(),
  removedProjects: new Set(),
  shared: { id: '', changes: 0, stops: new Map() },
  repeatableRequests: [],
  pendingAction: undefined,
  answered: 0,
})

/** Notes a change of a project. What its answer did not tell is no longer known. */
export const recordChange = (
  log: UserLog,
  project: KnownProject,
  version: number,
  changes: Partial<KnownProject> = {},
): boolean => {
  const steps = version - project.version
  log.projects.set(project.id, {
    ...project,
    version,
    changeCount: project.changeCount + steps,
    lastStop: undefined,
    ...changes,
  })
  return steps === 0 || steps === 1
}
