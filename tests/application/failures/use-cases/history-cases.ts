import { settled, type Laid } from '../failing-app'
import { toFront } from './stop-cases'
import { opened, type UseCase } from './use-case'

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

export const historyCases: ReadonlyArray<UseCase> = [
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
]
