import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { uploadStops as call } from '../../contract/stop'
import { summariseUpload } from '../../src/domain/history'
import { assemblePlan } from '../../src/domain/plan'
import { addressSummaryOf } from '../../src/domain/address'
import { newStop, type StopDraft } from '../../src/domain/stop'
import type { AddressBook } from '../address'
import { projectFor } from '../require'
import { told, type AskedBy, type Told } from '../http'
import { birth, changePlan, type Workshop } from '../project'
import type { Records, Storage } from '../storage'
import { lookedUp } from './look-up-coordinates'

type Asked = AskedBy<typeof call>

/** The stops to be stored, whose addresses have been looked up outside of the transaction. */
export type Upload = { readonly asked: Asked; readonly drafts: ReadonlyArray<StopDraft> }

const stopsThere: Refusal = { code: 'stops_already_there' }

/** Refuses a project that takes no upload before any address is looked up. */
export const readyUpload =
  (storage: Pick<Storage, 'read'>, book: AddressBook) =>
  async (asked: Asked): Promise<E.Either<Refusal, Upload>> => {
    const project = await storage.read(asked.who.organisation, (records) =>
      projectFor(records, { project: asked.parameters.id, expected: asked.expected }),
    )
    if (E.isLeft(project)) return project
    if (project.right.stops > 0) return E.left(stopsThere)
    return E.right({ asked, drafts: (await lookedUp(book, asked.body)).map(summed) })
  }

/** Fills in the address on one line, which lists show. */
const summed = (draft: StopDraft): StopDraft => ({
  ...draft,
  addressSummary: draft.addressSummary ?? addressSummaryOf({ ...draft, street: draft.street, city: draft.city }),
})

/** §4: stores an upload, all of it or nothing. A project takes only one. */
export const uploadStops = (workshop: Workshop) => {
  const change = changePlan(workshop)
  return async (
    { asked: { parameters, who, expected }, drafts }: Upload,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> =>
    pipe(
      await change(
        records,
        { who, project: parameters.id, expected },
        (plan) => {
          if ([...plan.stops].length > 0) return E.left(stopsThere)
          const stops = drafts.map((draft) => newStop(draft, birth(workshop)))
          return E.right(assemblePlan(plan.routes, stops, plan.extra))
        },
        summariseUpload,
      ),
      E.map(({ project }) => told({ count: drafts.length }, project.version)),
    )
}
