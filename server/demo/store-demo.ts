import * as E from 'fp-ts/Either'
import { diffPlans } from '../../src/domain/history'
import { emptyPlan } from '../../src/domain/plan'
import type { NameTaken, OrganisationId, Records, Storage } from '../storage'
import type { DemoOrganisation } from './demo-organisation'
import type { DemoProject } from './demo-projects'

/** Stores the whole demo organisation or nothing; a left if its name or its username is taken. */
export const storeDemo = async (
  storage: Pick<Storage, 'write'>,
  demo: DemoOrganisation,
  hash: (password: string) => Promise<string>,
): Promise<E.Either<NameTaken, undefined>> => {
  const { id, name, headquarters, createdAt, user } = demo
  const passwordHash = await hash(user.password)
  return storage.write<NameTaken, undefined>(id, async (records) => {
    const organisation = await records.organisation.add({ name, headquarters, createdAt })
    if (E.isLeft(organisation)) return organisation
    const added = await records.users.add({
      id: user.id,
      username: user.username,
      passwordHash,
      createdAt,
      role: 'administrator',
      disabledAt: undefined,
    })
    if (E.isLeft(added)) return added
    for (const carrier of demo.carriers) await records.carriers.add(carrier.displayName)
    for (const driver of demo.drivers) await records.drivers.put(driver, 1)
    for (const project of demo.projects) await storeProject(records, project, user.username)
    return E.right(undefined)
  })
}

const storeProject = async (
  records: Records,
  { steps, ...projectInfo }: DemoProject,
  username: string,
): Promise<void> => {
  let project = await records.projects.add({ ...projectInfo, createdBy: username })
  let before = emptyPlan
  for (const { id, plan, description, at } of steps) {
    const change = diffPlans(before, plan)
    project = await records.projects.storeNewVersion(project, change, plan)
    await records.changes.add(project.id, { id, version: project.version, by: username, description, at, change })
    before = plan
  }
}

/** Adds a project to an existing demo organisation. */
export const addDemoProject = (
  storage: Pick<Storage, 'write'>,
  organisation: OrganisationId,
  project: DemoProject,
  username: string,
): Promise<E.Either<never, undefined>> =>
  storage.write<never, undefined>(organisation, async (records) => {
    await storeProject(records, project, username)
    return E.right(undefined)
  })
