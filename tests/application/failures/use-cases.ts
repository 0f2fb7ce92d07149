import { jobTopic, workOn } from '../../../src/adapters/memory/job/work-on'
import { topicOf } from '../../../src/adapters/memory/server/kept-project'
import type { Tried } from '../../../src/domain/call'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { usualWishes, askedFor } from '../../../src/application/job'
import { emptyPlan } from '../../../src/domain/plan'
import { aProblemOf } from '../../kit/builders/problem'
import { visser } from '../../kit/desk'
import { aDraft, aRow, fileOf, numbered, updateOf } from '../../kit/delivery/acts'
import { joris } from '../../kit/delivery/joris'
import { right } from '../../kit/either'
import type { Situation } from './catalogue'
import { settled, type Laid } from './laid'

/** Something one does that calls out, and which row of §8 is about it. */
export type UseCase = {
  readonly name: string
  readonly tried: Tried
  readonly situation: Situation
  /** what is done before, while every call is answered */
  readonly before?: (laid: Laid) => unknown
  /** which of its calls fails; the first where it is not said */
  readonly which?: number | 'every'
  /** what is on show by then; its calls before do not count */
  readonly once?: string
  readonly run: (laid: Laid) => unknown
  /** beyond §8: a server that knows of a later change in the way says which */
  readonly warns?: true
}

const house = { zip: '3511AB', houseNumber: '12', houseNumberSuffix: '' }

const opened = ({ desk, projectId }: Laid): Promise<void> => desk.plan.open({ projectId, on: 'routes' })

const toFront = { ...updateOf('b', { currentCarrier: 1, newSequence: numbered(10) }), newCarrier: undefined }
const toSouth = { ...updateOf('b', { currentCarrier: 1 }), newCarrier: 2 }

/** A project in which something was done. */
const changed = async (laid: Laid): Promise<void> => {
  await opened(laid)
  await laid.desk.stop.resequence(toFront)
  await settled()
}

const undone = async (laid: Laid): Promise<void> => {
  await changed(laid)
  await laid.desk.history.undoLast()
  await laid.desk.history.load(laid.projectId)
}

/** A history of more than a page. */
const old = async (laid: Laid): Promise<void> => {
  await changed(laid)
  const { server, projectId, desk } = laid
  const project = server.projects.get(projectId)
  const [change] = project?.changes ?? []
  if (project === undefined || change === undefined) return
  const changes = Array.from({ length: 60 }, (_, index) => ({ ...change, id: `chg_${index}` }))
  server.projects.set(projectId, { ...project, changes })
  await desk.history.load(projectId)
}

const hired = async ({ desk }: Laid): Promise<Driver> => {
  await desk.driver.load()
  return right(await desk.driver.add(joris))
}

const dismissed = async (laid: Laid): Promise<void> => void (await laid.desk.driver.remove(await hired(laid)))

const firstDriver = ({ server }: Laid): Driver =>
  [...server.drivers.values()][0]?.value ?? newDriver(joris, { id: '', shortId: '', createdAt: '' })

const optimise = ({ desk, server: { carriers } }: Laid): Promise<void> => {
  const today = { year: 2026, month: 11, day: 20 }
  const plan = desk.plan.store.plan ?? emptyPlan
  return desk.optimise.start(askedFor(usualWishes, { plan, today, drivers: [], carriers }))
}

const optimising = async (laid: Laid): Promise<void> => {
  await opened(laid)
  await optimise(laid)
  await settled()
}

const proposed = async (laid: Laid): Promise<void> => {
  await optimising(laid)
  for (const id of laid.server.jobs.keys()) workOn(laid.server, id)
  await settled()
}

export const useCases: ReadonlyArray<UseCase> = [
  {
    name: 'log in',
    tried: 'log in',
    situation: 'Login failure',
    before: ({ desk }) => desk.logOut()(),
    run: ({ desk }) => desk.logIn(visser.credentials)(),
  },
  {
    name: 'load the projects',
    tried: 'load projects',
    situation: 'Projects load failure (not 401)',
    run: ({ desk }) => desk.project.load(),
  },
  {
    name: 'create a project',
    tried: 'create a project',
    situation: 'Other failures',
    run: ({ desk }) => desk.project.create('Week 49')(),
  },
  {
    name: 'delete a project',
    tried: 'delete a project',
    situation: 'Other failures',
    before: opened,
    run: ({ desk, projectId }) => desk.project.remove(projectId),
  },
  {
    name: 'download the report',
    tried: 'download the report',
    situation: 'Other failures',
    before: opened,
    run: ({ desk, projectId }) => desk.project.downloadReport(projectId)(),
  },
  {
    name: 'open a project on the routes tab',
    tried: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 1,
    run: opened,
  },
  {
    name: 'open a project on the stops tab',
    tried: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    which: 1,
    run: ({ desk, projectId }) => desk.plan.open({ projectId, on: 'stops' }),
  },
  {
    name: 'open a project on the routes tab, when nothing answers',
    tried: 'load the project on the routes tab',
    situation: 'Failure loading the project on the routes tab',
    which: 'every',
    run: opened,
  },
  {
    name: 'open a project of which the stops fail',
    tried: 'load stops',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    run: opened,
  },
  {
    name: 'read the plan again',
    tried: 'load the project on the stops tab',
    situation: 'Failure loading stops, stops document or the project on the stops tab',
    before: opened,
    which: 1,
    run: ({ desk }) => desk.plan.reload(),
  },
  {
    name: 'follow a project',
    tried: 'follow the project',
    situation: 'Other failures',
    before: opened,
    which: 'every',
    run: ({ server, projectId }) => server.bells.ring(topicOf(projectId)),
  },
  {
    name: 'load the external routes',
    tried: 'load external routes',
    situation: 'External routes load failure (not 401)',
    run: ({ desk }) => desk.stop.loadCarriers(),
  },
  {
    name: 'resequence a stop',
    tried: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    run: ({ desk }) => desk.stop.resequence(toFront),
  },
  {
    name: 'move a stop to another route',
    tried: 'update a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    run: ({ desk }) => desk.stop.moveToRoute(toSouth),
  },
  {
    name: 'refresh a stop that was moved',
    tried: 'refresh a stop',
    situation: 'External update failure, and stop fetch failure',
    before: opened,
    once: 'Refreshing...',
    run: ({ desk }) => desk.stop.moveToRoute(toSouth),
  },
  {
    name: 'upload stops',
    tried: 'upload stops',
    situation: 'Stop upload failure (not 401)',
    before: opened,
    run: ({ desk }) => desk.stop.upload(fileOf([aRow(1)])),
  },
  {
    name: 'add a stop',
    tried: 'add a stop',
    situation: 'Other failures',
    before: opened,
    run: ({ desk }) => desk.stop.add(aDraft),
  },
  {
    name: 'look up the address of a stop',
    tried: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ desk }) => desk.stop.lookUpAddress(house),
  },
  {
    name: 'look up the address of a driver',
    tried: 'look up an address',
    situation: 'Address lookup failure',
    run: ({ desk }) => desk.driver.lookUpAddress(house),
  },
  {
    name: 'load the drivers',
    tried: 'load drivers',
    situation: 'Other failures',
    run: ({ desk }) => desk.driver.load(),
  },
  {
    name: 'load a driver',
    tried: 'load a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.read(firstDriver(laid).id, new AbortController().signal)(),
  },
  {
    name: 'add a driver',
    tried: 'add a driver',
    situation: 'Other failures',
    run: ({ desk }) => desk.driver.add(joris),
  },
  {
    name: 'change a driver',
    tried: 'change a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.change({ value: firstDriver(laid), version: 1 }, { ...joris, lastName: 'Smit' }),
  },
  {
    name: 'undo the change of a driver',
    tried: 'change a driver',
    situation: 'Other failures',
    before: async (laid) => {
      await hired(laid)
      await laid.desk.driver.change({ value: firstDriver(laid), version: 1 }, { ...joris, lastName: 'Smit' })
    },
    run: ({ desk }) => desk.toast.undo(),
  },
  {
    name: 'delete a driver',
    tried: 'delete a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.remove(firstDriver(laid)),
  },
  {
    name: 'bring back a driver',
    tried: 'restore a driver',
    situation: 'Other failures',
    before: dismissed,
    run: ({ desk }) => desk.toast.undo(),
  },
  {
    name: 'load the history',
    tried: 'load the history',
    situation: 'Other failures',
    before: changed,
    run: ({ desk, projectId }) => desk.history.load(projectId),
  },
  {
    name: 'load more of the history',
    tried: 'load the history',
    situation: 'Other failures',
    before: old,
    run: ({ desk }) => desk.history.more(),
  },
  {
    name: 'tell of a change',
    tried: 'load the history',
    situation: 'Other failures',
    before: changed,
    run: ({ desk }) => desk.history.announce(),
  },
  {
    name: 'see what there is to undo',
    tried: 'load the history',
    situation: 'Other failures',
    before: changed,
    run: ({ desk }) => desk.history.undoLast(),
  },
  {
    name: 'undo',
    tried: 'undo a change',
    situation: 'Other failures',
    before: changed,
    which: 1,
    run: ({ desk }) => desk.history.undoLast(),
    warns: true,
  },
  {
    name: 'redo',
    tried: 'redo a change',
    situation: 'Other failures',
    before: undone,
    which: 1,
    run: ({ desk }) => desk.history.redoLast(),
    warns: true,
  },
  {
    name: 'optimise',
    tried: 'optimise',
    situation: 'Other failures',
    before: opened,
    run: optimise,
  },
  {
    name: 'follow an optimisation',
    tried: 'follow a job',
    situation: 'Other failures',
    before: optimising,
    which: 'every',
    run: ({ server }) => [...server.jobs.keys()].forEach((id) => server.bells.ring(jobTopic(id))),
  },
  {
    name: 'stop an optimisation',
    tried: 'cancel a job',
    situation: 'Other failures',
    before: optimising,
    run: ({ desk }) => desk.optimise.cancel('given up'),
  },
  {
    name: 'accept a proposal',
    tried: 'save the project',
    situation: 'Other failures',
    before: proposed,
    run: ({ desk }) => desk.optimise.accept(),
  },
  {
    name: 'post a route problem',
    tried: 'post a route problem',
    situation: 'Other failures',
    run: ({ desk }) => desk.optimise.postProblem(aProblemOf([], []))(),
  },
]
