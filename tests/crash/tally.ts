/** What a run of rounds came to. */
export type Tally = {
  rounds: number
  /** servers killed before they were ready */
  startsBroken: number
  answered: number
  /** asked and not answered, and of those for which it can be told, done all the same */
  unanswered: number
  unansweredDone: number
  /** sent once more, and answered as before */
  repeated: number
  /** at work when the server was killed */
  jobsBroken: number
  /** how many ended in each state */
  jobs: ReadonlyMap<string, number>
  projects: number
  migrationsBroken: number
  backupsBroken: number
  slowestMs: number
}

export const emptyTally = (): Tally => ({
  rounds: 0,
  startsBroken: 0,
  answered: 0,
  unanswered: 0,
  unansweredDone: 0,
  repeated: 0,
  jobsBroken: 0,
  jobs: new Map(),
  projects: 0,
  migrationsBroken: 0,
  backupsBroken: 0,
  slowestMs: 0,
})
