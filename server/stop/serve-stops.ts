import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../contract'
import * as calls from '../../contract/stop'
import { stopOf, type Plan } from '../../src/domain/plan'
import { memoizeWeak } from '../../src/domain/remembered'
import type { AddressBook } from '../address'
import { told, type Serve } from '../http'
import { planFor, type Stands, type Workshop } from '../project'
import type { Storage } from '../storage'
import { addStop } from './add-stop'
import { noStop } from './stop-refusals'
import { updateStop } from './update-stop'
import { readyUpload, uploadStops } from './store-upload'

const noTask: Refusal = { code: 'not_found', message: 'There is no such task.' }

/** The bytes of an answer, made once for each plan. */
const listed = memoizeWeak((plan: Plan) =>
  Buffer.from(JSON.stringify(calls.listStops.answer.shape.codec.encode(plan.stops))),
)
const documented = memoizeWeak((plan: Plan) =>
  Buffer.from(JSON.stringify(calls.readStopsDocument.answer.shape.codec.encode(plan.stops))),
)

const versioned =
  (write: (plan: Plan) => Buffer) =>
  ({ project, plan }: Stands) => ({ version: String(project.version), bytes: () => write(plan) })

export const serveStops = (
  serve: Serve,
  workshop: Workshop,
  storage: Pick<Storage, 'read'>,
  book: AddressBook,
): void => {
  serve.read(
    calls.listStops,
    async ({ parameters }, records) => E.map(versioned(listed))(await planFor(records, parameters.id)),
    'a project',
  )
  serve.read(
    calls.readStopsDocument,
    async ({ parameters }, records) => E.map(versioned(documented))(await planFor(records, parameters.id)),
    'a project',
  )
  serve.read(calls.readStop, async ({ parameters }, records) =>
    pipe(
      await planFor(records, parameters.id),
      E.flatMap(({ project, plan }) =>
        pipe(
          stopOf(plan, parameters.stopId),
          O.match(
            () => E.left(noStop),
            (stop) => E.right(told(stop, project.version)),
          ),
        ),
      ),
    ),
  )
  serve.read(calls.readTask, async ({ parameters: { stopId } }, records) => {
    const project = await records.projects.ofStop(stopId)
    if (project === undefined) return E.left(noTask)
    const stop = stopOf(await records.projects.plan(project), stopId)
    return O.isSome(stop) ? E.right(told(stop.value)) : E.left(noTask)
  })
  serve.write(calls.addStop, addStop(workshop))
  serve.writeOnceReady(calls.uploadStops, readyUpload(storage, book), uploadStops(workshop))
  serve.write(calls.updateStop, updateStop(workshop))
}
