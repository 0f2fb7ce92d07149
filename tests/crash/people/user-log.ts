import type { Answered, Sent } from '../server-connection'
import type { Said } from '../parse-answer'

/** A project that only one user works on, as the answers to that user show it. */
export type KnownProject = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** how many changes its history has */
  readonly lines: number
  /** the ids of its stops; undefined where no answer has listed them */
  readonly stops: ReadonlySet<string> | undefined
  /** the stop in the last answer */
  readonly last: Said | undefined
  /** changes that were undone (true) or redone (false) */
  readonly turned: ReadonlyMap<string, boolean>
  readonly seen: Seen | undefined
}

/** A project in one version. */
export type Seen = {
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
  readonly end: string | undefined
}

/** The project that all users work on, with what one of them did to it. */
export type SharedProject = {
  readonly id: string
  changes: number
  /** the user's own stops, and the carrier of each */
  readonly stops: Map<string, number | undefined>
}

/** What one user did and was answered: all of it must hold, whatever happens to the server. */
export type Notebook = {
  readonly projects: Map<string, KnownProject>
  /** projects that are no longer worked on */
  readonly laidAside: Map<string, KnownProject>
  readonly drivers: Map<string, KnownDriver>
  readonly jobs: Map<string, KnownJob>
  /** how many jobs ended in each state, and were still so after another crash */
  readonly ends: Map<string, number>
  readonly removedProjects: Set<string>
  shared: SharedProject
  /** what was sent with an idempotency key, and its answer */
  readonly clicks: Array<{ readonly sent: Sent; readonly answer: Answered }>
  /** sent, and not answered yet */
  inHand: Act | undefined
  answered: number
}

/** A request to make, and what its answer means. */
export type Act = {
  readonly sent: Sent
  /** the project of which it makes a new version */
  readonly project?: string
  /** notes what the answer tells; false where the answer cannot be right. A repeat may have been carried out before. */
  readonly hear: (answer: Answered, isRepeat: boolean) => boolean
}

export const emptyNotebook = (): Notebook => ({
  projects: new Map(),
  laidAside: new Map(),
  drivers: new Map(),
  jobs: new Map(),
  ends: new Map(),
  removedProjects: new Set(),
  shared: { id: '', changes: 0, stops: new Map() },
  clicks: [],
  inHand: undefined,
  answered: 0,
})

/** Notes a change of a project. What its answer did not tell is no longer known. */
export const changed = (
  book: Notebook,
  project: KnownProject,
  version: number,
  news: Partial<KnownProject> = {},
): boolean => {
  const steps = version - project.version
  book.projects.set(project.id, { ...project, version, lines: project.lines + steps, last: undefined, ...news })
  return steps === 0 || steps === 1
}
