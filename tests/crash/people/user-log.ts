import type { ReceivedAnswer, SentRequest } from '../server-connection'
import type { ParsedObject } from '../parse-answer'

/** A project that only one user changes, as the answers to that user describe it. */
export type KnownProject = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** length of its history */
  readonly changeCount: number
  /** the ids of its stops; undefined if no answer has listed them */
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
  /** as in the answer; undefined if that was lost */
  readonly text: string | undefined
  readonly isRemoved: boolean
}

export type KnownJob = {
  readonly id: string
  readonly project: string | undefined
  /** whether an answer confirmed that it was cancelled before it ended */
  readonly isStopped: boolean
  /** the answer that showed its end */
  readonly finalAnswer: string | undefined
}

/** The project that all users change, with the changes of one of them. */
export type SharedProject = {
  readonly id: string
  changes: number
  /** the user's own stops, and the carrier of each */
  readonly stops: Map<string, number | undefined>
}

/** The requests of one user and their answers: all of it must persist, whatever happens to the server. */
export type UserLog = {
  readonly projects: Map<string, KnownProject>
  /** projects that are no longer changed */
  readonly retiredProjects: Map<string, KnownProject>
  readonly drivers: Map<string, KnownDriver>
  readonly jobs: Map<string, KnownJob>
  /** number of jobs per final state that kept it after another crash */
  readonly endCounts: Map<string, number>
  readonly removedProjects: Set<string>
  shared: SharedProject
  /** requests with an idempotency key, and their answers */
  readonly repeatableRequests: Array<{ readonly request: SentRequest; readonly answer: ReceivedAnswer }>
  /** sent, and not answered yet */
  pendingAction: UserAction | undefined
  answered: number
}

/** A request, and how to check its answer. */
export type UserAction = {
  readonly request: SentRequest
  /** the project of which it makes a new version */
  readonly project?: string
  /** records the answer; false if the answer cannot be correct. A repeat may have been carried out before. */
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

/** Records a change of a project. State that the answer did not contain becomes unknown. */
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
