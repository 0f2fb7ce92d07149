import type { RandomSource } from '../../../server/demo/random-source'
import { changeDriver, addDriver, removeDriver, restoreDriver } from './actions/driver-actions'
import { requestLongJob, requestPlan, stopJob } from './actions/job-actions'
import { makeProject, removeProject, savePlan, uploadStops } from './actions/project-actions'
import { addSharedStop, moveSharedStop } from './actions/shared-actions'
import { addStop, moveStop } from './actions/stop-actions'
import { undoOrRedo } from './actions/undo-redo-actions'
import type { UserAction, KnownDriver, KnownProject, UserLog } from './user-log'

/** A simulated user, and the carriers to choose from. */
export type TestUser = {
  readonly log: UserLog
  readonly random: RandomSource
  readonly carriers: ReadonlyArray<number>
  /** one such user is enough to keep the optimiser busy */
  readonly startsLongJobs: boolean
}

/** An action with this idempotency key; undefined if its subject does not exist yet. */
type ActionChoice = (user: TestUser, key: string) => UserAction | undefined

const MAX_PROJECTS = 3
const MAX_DRIVERS = 4
const MAX_STOPS = 120
const LOCATION_RANGE = 1_000

const someProject = ({ log, random }: TestUser): KnownProject | undefined =>
  random.shuffle([...log.projects.values()])[0]

const onProject =
  (action: (user: TestUser, project: KnownProject, key: string) => UserAction | undefined): ActionChoice =>
  (user, key) => {
    const project = someProject(user)
    return project && action(user, project, key)
  }

const onDriver =
  (isRemoved: boolean, action: (log: UserLog, driver: KnownDriver, key: string) => UserAction): ActionChoice =>
  ({ log, random }, key) => {
    const [driver] = random.shuffle(
      [...log.drivers.values()].filter((knownDriver) => knownDriver.isRemoved === isRemoved),
    )
    return driver && action(log, driver, key)
  }

const makeProjectChoice: ActionChoice = ({ log }, key) =>
  log.projects.size < MAX_PROJECTS ? makeProject(log, key) : undefined

const uploadChoice = onProject(({ log, random }, project, key) =>
  project.version === 1 ? uploadStops(log, project, key, 1 + random.integerBelow(40)) : undefined,
)

const addStopChoice = onProject(({ log, random }, project, key) =>
  (project.stops?.size ?? 0) < MAX_STOPS ? addStop(log, project, key, random.integerBelow(LOCATION_RANGE)) : undefined,
)

const moveStopChoice = onProject(({ log, random, carriers }, project) => {
  const [[id], [carrier]] = [random.shuffle([...(project.stops ?? [])]), random.shuffle(carriers)]
  const number = random.hasChance(50) ? 10 * (1 + random.integerBelow(12)) : undefined
  return id === undefined || carrier === undefined ? undefined : moveStop(log, project, { stop: id, carrier, number })
})

const addSharedStopChoice: ActionChoice = ({ log, random }, key) =>
  addSharedStop(log, key, random.integerBelow(LOCATION_RANGE))

const moveSharedStopChoice: ActionChoice = ({ log, random, carriers }) => {
  const [id] = random.shuffle([...log.shared.stops.keys()])
  return id === undefined ? undefined : moveSharedStop(log, id, random.shuffle(carriers))
}

const addDriverChoice: ActionChoice = ({ log }, key) =>
  log.drivers.size < MAX_DRIVERS ? addDriver(log, key) : undefined

const requestPlanChoice = onProject(({ log }, project, key) =>
  (project.stops?.size ?? 0) > 0 ? requestPlan(log, project, key) : undefined,
)

const unfinishedJobsOf = ({ jobs }: UserLog) =>
  [...jobs.values()].filter(({ finalAnswer, isStopped }) => finalAnswer === undefined && !isStopped)

const stopJobChoice: ActionChoice = ({ log }) => {
  const [job] = unfinishedJobsOf(log)
  return job && stopJob(log, job)
}

/** Weight of each choice; the total is about a hundred. */
const choices: ReadonlyArray<readonly [times: number, choice: ActionChoice]> = [
  [4, makeProjectChoice],
  [1, onProject(({ log }, project) => removeProject(log, project))],
  [5, uploadChoice],
  [18, addStopChoice],
  [20, moveStopChoice],
  [6, onProject(({ log }, project, key) => undoOrRedo(log, project, 'undo', key))],
  [4, onProject(({ log }, project, key) => undoOrRedo(log, project, 'redo', key))],
  [4, onProject(({ log }, project, key) => savePlan(log, project, key))],
  [12, addSharedStopChoice],
  [12, moveSharedStopChoice],
  [3, addDriverChoice],
  [4, onDriver(false, changeDriver)],
  [2, onDriver(false, removeDriver)],
  [2, onDriver(true, restoreDriver)],
  [3, requestPlanChoice],
  [3, stopJobChoice],
]

const weightedChoices = choices.flatMap(([times, choice]) => Array.from({ length: times }, () => choice))

/** The next action of a user; some choice is always possible. */
export const nextAction = (user: TestUser): UserAction => {
  if (user.startsLongJobs && unfinishedJobsOf(user.log).length === 0) return requestLongJob(user.log, user.random.id())
  for (;;) {
    const action = weightedChoices[user.random.integerBelow(weightedChoices.length)]?.(user, user.random.id())
    if (action !== undefined) return action
  }
}
