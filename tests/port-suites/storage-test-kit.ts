import * as E from 'fp-ts/Either'
import type { OrganisationId, ProjectBirth, Records, Storage } from '../../server/storage'
import { diffPlans } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { stopArrayOf } from '../../src/domain/stop'
import { right } from '../kit/either'

export type OpenedStorage = {
  readonly storage: Storage
  /** opens a second storage on the same data, with an empty memory, as after a restart */
  readonly anew: () => Promise<Storage>
}

/** Opens an empty storage, which is closed when the test is over. */
export type OpenStorage = () => Promise<OpenedStorage>

export const depot = 'depot-1'
export const rival = 'depot-2'

export const morning = '2026-11-20T08:00:00.000Z'
export const noon = '2026-11-20T12:00:00.000Z'
export const evening = '2026-11-20T18:00:00.000Z'

export const aBirth = (id: string, createdAt = morning): ProjectBirth => ({
  id,
  name: `Project ${id}`,
  createdAt,
  createdBy: 'm.visser',
})

/** A write that is never refused. */
export const kept = async <A>(
  storage: Storage,
  organisation: OrganisationId,
  work: (records: Records) => Promise<A>,
): Promise<A> => right(await storage.write<never, A>(organisation, async (records) => E.right(await work(records))))

/** Founds an organisation whose name is its id. */
export const founded = (storage: Storage, organisation: OrganisationId) =>
  kept(storage, organisation, async (records) =>
    right(
      await records.organisation.add({
        name: `Depot ${organisation}`,
        at: { lat: 52.0155316, lng: 4.6568895 },
        createdAt: morning,
      }),
    ),
  )

export const projectIn = async (records: Records, id: string) => {
  const project = await records.projects.find(id)
  if (project === undefined) throw new Error(`There is no project ${id}.`)
  return project
}

/** Changes the plan of a project as a use case does. */
export const changed = async (records: Records, id: string, change: (plan: Plan) => Plan) => {
  const project = await projectIn(records, id)
  const before = await records.projects.plan(project)
  const after = change(before)
  const turned = diffPlans(before, after)
  return { turned, after, project: await records.projects.change(project, turned, after) }
}

export const planIn = (storage: Storage, organisation: OrganisationId, id: string): Promise<Plan> =>
  storage.read(organisation, async (records) => records.projects.plan(await projectIn(records, id)))

/** The contents of a plan, for comparing. */
export const said = ({ routes, stops, extra }: Plan): unknown => ({ routes, stops: stopArrayOf(stops), extra })
