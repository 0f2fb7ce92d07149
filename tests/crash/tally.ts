/** The results of a run. */
export type Tally = {
  rounds: number
  /** servers killed before they were ready */
  startsBroken: number
  answered: number
  /** requests without an answer, and how many of these were carried out nevertheless, if that is known */
  unanswered: number
  unansweredDone: number
  /** sent again, and answered as before */
  repeated: number
  /** running when the server was killed */
  jobsBroken: number
  /** number of jobs per final state */
  jobs: ReadonlyMap<string, number>
  projects: number
  migrationsBroken: number
  backupsBroken: number
  slowestMs: number
  /** killed while they had a job, and the longest time until another had it */
  workersKilled: number
  slowestTakeoverMs: number
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
  workersKilled: 0,
  slowestTakeoverMs: 0,
})
