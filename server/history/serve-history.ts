import * as E from 'fp-ts/Either'
import * as calls from '../../contract/history'
import { projectFor } from '../require'
import { told, type Serve } from '../http'
import type { Workshop } from '../project'
import { turnChange } from './undo-endpoint'

/** How many changes a page of the history has, unless the request says. */
const PAGE = 50

export const serveHistory = (serve: Serve, workshop: Workshop): void => {
  serve.read(calls.listChanges, async ({ parameters: { id }, query: { before, limit = PAGE } }, records) => {
    const found = await projectFor(records, { project: id, expected: undefined })
    if (E.isLeft(found)) return found
    const page = await records.history.page(id, { before, limit })
    return page === undefined
      ? E.left({ code: 'not_found', message: 'There is no such change to list from.' })
      : E.right(told(page))
  })
  serve.write(calls.undoChange, turnChange(workshop, 'undo'))
  serve.write(calls.redoChange, turnChange(workshop, 'redo'))
}
