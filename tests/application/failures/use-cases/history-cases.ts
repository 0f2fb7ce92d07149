import { waitUntilSettled, type FailingApp } from '../failing-app'
import { toFront } from './stop-cases'
import { openProject, type UseCase } from './use-case'

/** Opens the project and makes one change. */
const changed = async (setUp: FailingApp): Promise<void> => {
  await openProject(setUp)
  await setUp.app.stop.resequence(toFront)
  await waitUntilSettled()
}

const undone = async (setUp: FailingApp): Promise<void> => {
  await changed(setUp)
  await setUp.app.history.undoLast()
  await setUp.app.history.load(setUp.projectId)
}

/** Opens a project with a history of more than one page. */
const old = async (setUp: FailingApp): Promise<void> => {
  await changed(setUp)
  const { server, projectId, app } = setUp
  const project = server.projects.get(projectId)
  const [change] = project?.changes ?? []
  if (project === undefined || change === undefined) return
  const changes = Array.from({ length: 60 }, (_, index) => ({ ...change, id: `chg_${index}` }))
  server.projects.set(projectId, { ...project, changes })
  await app.history.load(projectId)
}

export const historyCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the history',
    callName: 'load the history',
    situation: 'Other failures',
    before: changed,
    run: ({ app, projectId }) => app.history.load(projectId),
  },
  {
    name: 'load more of the history',
    callName: 'load the history',
    situation: 'Other failures',
    before: old,
    run: ({ app }) => app.history.loadMore(),
  },
  {
    name: 'see what there is to undo',
    callName: 'load the history',
    situation: 'Other failures',
    before: undone,
    run: ({ app }) => app.history.undoLast(),
  },
  {
    name: 'undo',
    callName: 'undo a change',
    situation: 'Other failures',
    before: changed,
    run: ({ app }) => app.history.undoLast(),
    warns: true,
  },
  {
    name: 'redo',
    callName: 'redo a change',
    situation: 'Other failures',
    before: undone,
    which: 1,
    run: ({ app }) => app.history.redoNext(),
    warns: true,
  },
]
