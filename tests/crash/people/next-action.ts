import type { RandomSource } from '../../../server/demo/random-source'
import { changeDriver, hireDriver, removeDriver, restoreDriver } from './actions/driver-actions'
import { askForLongWork, askForPlan, stopJob } from './actions/job-actions'
import { makeProject, removeProject, savePlan, uploadStops } from './actions/project-actions'
import { addSharedStop, moveSharedStop } from './actions/shared-actions'
import { addStop, moveStop } from './actions/stop-actions'
import { turnChange } from './actions/undo-redo-actions'
import type { Act, KnownDriver, KnownProject, Notebook } from './user-log'

/** A user at work, with carriers to choose from. */
export type Desk = {
  readonly book: Notebook
  readonly dice: RandomSource
  readonly carriers: ReadonlyArray<number>
  /** one such user is enough to keep the optimiser busy */
  readonly asksForLongWork: boolean
}

/** An act under this idempotency key; undefined where there is nothing to do it with. */
type Choice = (desk: Desk, key: string) => Act | undefined

const MOST_PROJECTS = 3
const MOST_DRIVERS = 4
const MOST_STOPS = 120
const WIDE = 1_000

const someProject = ({ book, dice }: Desk): KnownProject | undefined => dice.shuffle([...book.projects.values()])[0]

const onProject =
  (act: (desk: Desk, project: KnownProject, key: string) => Act | undefined): Choice =>
  (desk, key) => {
    const project = someProject(desk)
    return project && act(desk, project, key)
  }

const onDriver =
  (isRemoved: boolean, act: (book: Notebook, driver: KnownDriver, key: string) => Act): Choice =>
  ({ book, dice }, key) => {
    const [driver] = dice.shuffle([...book.drivers.values()].filter((one) => one.isRemoved === isRemoved))
    return driver && act(book, driver, key)
  }

const newProject: Choice = ({ book }, key) => (book.projects.size < MOST_PROJECTS ? makeProject(book, key) : undefined)

const upload = onProject(({ book, dice }, project, key) =>
  project.version === 1 ? uploadStops(book, project, key, 1 + dice.integerBelow(40)) : undefined,
)

const stop = onProject(({ book, dice }, project, key) =>
  (project.stops?.size ?? 0) < MOST_STOPS ? addStop(book, project, key, dice.integerBelow(WIDE)) : undefined,
)

const move = onProject(({ book, dice, carriers }, project) => {
  const [[id], [carrier]] = [dice.shuffle([...(project.stops ?? [])]), dice.shuffle(carriers)]
  const number = dice.hasChance(50) ? 10 * (1 + dice.integerBelow(12)) : undefined
  return id === undefined || carrier === undefined ? undefined : moveStop(book, project, { stop: id, carrier, number })
})

const sharedStop: Choice = ({ book, dice }, key) => addSharedStop(book, key, dice.integerBelow(WIDE))

const sharedMove: Choice = ({ book, dice, carriers }) => {
  const [id] = dice.shuffle([...book.shared.stops.keys()])
  return id === undefined ? undefined : moveSharedStop(book, id, dice.shuffle(carriers))
}

const hire: Choice = ({ book }, key) => (book.drivers.size < MOST_DRIVERS ? hireDriver(book, key) : undefined)

const plan = onProject(({ book }, project, key) =>
  (project.stops?.size ?? 0) > 0 ? askForPlan(book, project, key) : undefined,
)

const unfinished = ({ jobs }: Notebook) =>
  [...jobs.values()].filter(({ end, isStopped }) => end === undefined && !isStopped)

const stopping: Choice = ({ book }) => {
  const [job] = unfinished(book)
  return job && stopJob(book, job)
}

/** How often each choice is made, in about a hundred. */
const choices: ReadonlyArray<readonly [times: number, choice: Choice]> = [
  [4, newProject],
  [1, onProject(({ book }, project) => removeProject(book, project))],
  [5, upload],
  [18, stop],
  [20, move],
  [6, onProject(({ book }, project, key) => turnChange(book, project, 'undo', key))],
  [4, onProject(({ book }, project, key) => turnChange(book, project, 'redo', key))],
  [4, onProject(({ book }, project, key) => savePlan(book, project, key))],
  [12, sharedStop],
  [12, sharedMove],
  [3, hire],
  [4, onDriver(false, changeDriver)],
  [2, onDriver(false, removeDriver)],
  [2, onDriver(true, restoreDriver)],
  [3, plan],
  [3, stopping],
]

const often = choices.flatMap(([times, choice]) => Array.from({ length: times }, () => choice))

/** What a user does next; there is always something. */
export const nextAct = (desk: Desk): Act => {
  if (desk.asksForLongWork && unfinished(desk.book).length === 0) return askForLongWork(desk.book, desk.dice.id())
  for (;;) {
    const act = often[desk.dice.integerBelow(often.length)]?.(desk, desk.dice.id())
    if (act !== undefined) return act
  }
}
