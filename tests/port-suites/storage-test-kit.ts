import * as E from 'fp-ts/Either'
import type { OrganisationId, ProjectCreationInfo, Records, Storage } from '../../server/storage'
import { diffPlans } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { stopList } from '../../src/domain/stop'
import { right } from '../kit/either'

export type OpenedStorage = {
  readonly storage: Storage
  /** opens a second storage on the same data with an empty cache, as after a restart */
  readonly reopen: () => Promise<Storage>
}

/** Opens an empty storage, which is closed after the test. */
export type OpenStorage = () => Promise<OpenedStorage>

export const organisationA = 'depot-1'
export const organisationB = 'depot-2'

export const morning = '2026-11-20T08:00:00.000Z'
export const noon = '2026-11-20T12:00:00.000Z'
export const evening = '2026-11-20T18:00:00.000Z'

export const aCreationInfo = (id: string, createdAt = morning): ProjectCreationInfo => ({
  id,
  name: `Project ${id}`,
  createdAt,
  createdBy: 'm.visser',
})

/** A write that is never refused. */
export const writeOrFail = async <A>(
  storage: Storage,
  organisation: OrganisationId,
  action: (records: Records) => Promise<A>,
): Promise<A> => right(await storage.write<never, A>(organisation, async (records) => E.right(await action(records))))

/** Adds an organisation whose name is its id. */
export const addOrganisation = (storage: Storage, organisation: OrganisationId) =>
  writeOrFail(storage, organisation, async (records) =>
    right(
      await records.organisation.add({
        name: `Depot ${organisation}`,
        headquarters: { lat: 52.0155316, lng: 4.6568895 },
        createdAt: morning,
      }),
    ),
  )

export const findProject = async (records: Records, id: string) => {
  const project = await records.projects.find(id)
  if (project === undefined) throw new Error(`There is no project ${id}.`)
  return project
}

/** Changes the plan of a project as a use case does. */
export const changePlanOf = async (records: Records, id: string, change: (plan: Plan) => Plan) => {
  const project = await findProject(records, id)
  const before = await records.projects.readPlan(project)
  const after = change(before)
  const planChange = diffPlans(before, after)
  return { planChange, after, project: await records.projects.storeNewVersion(project, planChange, after) }
}

export const readPlanOf = (storage: Storage, organisation: OrganisationId, id: string): Promise<Plan> =>
  storage.read(organisation, async (records) => records.projects.readPlan(await findProject(records, id)))

/** The contents of a plan, for comparisons. */
export const planContents = ({ routes, stops, unknownFields }: Plan): unknown => ({
  routes,
  stops: stopList.values(stops),
  unknownFields,
})
