import type { Answered, Sent } from '../line'
import type { Said } from '../said'

/** A project on which one person works, as the answers to that person have it. */
export type KnownProject = {
  readonly id: string
  readonly name: string
  readonly version: number
  /** how many changes its history tells of */
  readonly lines: number
  /** the ids of its stops; undefined where no answer told them all */
  readonly stops: ReadonlySet<string> | undefined
  /** the stop that the last answer told of */
  readonly last: Said | undefined
  /** changes that were taken back or done again, and which of the two */
  readonly turned: ReadonlyMap<string, boolean>
  readonly seen: Seen | undefined
}

/** How a project looked in one version. */
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
  /** as answered; undefined where the answer was lost */
  readonly text: string | undefined
  readonly isRemoved: boolean
}

export type KnownJob = {
  readonly id: string
  readonly project: string | undefined
  /** somebody asked it to stop before it was over, and that was answered */
  readonly isStopped: boolean
  /** as answered once it was over */
  readonly end: string | undefined
}

/** The project on which everybody works, as far as one person changed it. */
export type SharedProject = {
  readonly id: string
  changes: number
  /** their own stops, and with which carrier each is */
  readonly stops: Map<string, number | undefined>
}

/** What one person did and was answered: all that must still be so whatever became of the server. */
export type Notebook = {
  readonly projects: Map<string, KnownProject>
  /** nobody works on them any more */
  readonly laidAside: Map<string, KnownProject>
  readonly drivers: Map<string, KnownDriver>
  readonly jobs: Map<string, KnownJob>
  /** how many jobs were found to have ended in each state, and to have stayed so after another crash */
  readonly ends: Map<string, number>
  readonly removedProjects: Set<string>
  shared: SharedProject
  /** what was sent under a key, and the answer */
  readonly clicks: Array<{ readonly sent: Sent; readonly answer: Answered }>
  /** sent, and not answered */
  inHand: Act | undefined
  answered: number
}

/** Something to ask of the server. */
export type Act = {
  readonly sent: Sent
  /** the project of which it makes another version */
  readonly project?: string
  /** notes what the answer tells; false where no such answer may come. It may have been answered before, unheard. */
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

/** A project as it is known after a change; what the answer did not tell is not known any more. */
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
