import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/history'
import { requireProject } from '../require-record'
import { callResult, type Serve } from '../http'
import type { PlanEditPorts } from '../project'
import { undoRedoHandler } from './undo-redo-handler'

export const serveHistory = (serve: Serve, ports: PlanEditPorts): void => {
  serve.read(
    endpoints.listChanges,
    async ({ parameters: { id }, query: { before, limit = endpoints.DEFAULT_PAGE_SIZE } }, records) => {
      const project = await requireProject(records, { projectId: id, ifMatchVersions: undefined })
      if (E.isLeft(project)) return project
      const page = await records.changes.page(id, { before, limit })
      return page === undefined
        ? E.left({ code: 'not_found', message: 'There is no such change to list from.' })
        : E.right(callResult(page))
    },
  )
  serve.write(endpoints.undoChange, undoRedoHandler(ports, 'undo'))
  serve.write(endpoints.redoChange, undoRedoHandler(ports, 'redo'))
}
