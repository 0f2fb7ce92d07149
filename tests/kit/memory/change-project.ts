import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { diffPlans, isEmptyChange, affectedBy, describeChange, type ChangeSummary } from '../../../src/domain/history'
import type { Plan } from '../../../src/domain/plan'
import { findBrokenLock, brokenLockMessage, type BrokenLock } from '../../../src/domain/lock'
import type { ProjectId } from '../../../src/domain/project'
import type { StoredProject, MemoryServer } from './memory-server'

export const topicOf = (id: ProjectId): string => `project ${id}`

/** A project as it stands; refused where there is none, or where it has changed since the version that is meant. */
export const findProject = (
  { projects }: Pick<MemoryServer, 'projects'>,
  id: ProjectId,
  version?: number,
): E.Either<Refusal, StoredProject> => {
  const stored = projects.get(id)
  if (stored === undefined) return E.left({ code: 'not_found', message: 'There is no such project.' })
  return version === undefined || version === stored.version
    ? E.right(stored)
    : E.left({ code: 'stale', more: { version: stored.version } })
}

type ProjectUpdate = Partial<Pick<StoredProject, 'plan' | 'changes'>>

/** The project a version further, and word of it to everyone who follows it. */
export const storeVersion = (
  server: MemoryServer,
  project: StoredProject,
  message: string,
  update: ProjectUpdate,
): StoredProject => {
  const version = project.version + 1
  const published = [...project.published, { version, by: server.username, words: message, at: server.now() }]
  const next = { ...project, ...update, version, published }
  server.projects.set(project.id, next)
  server.listeners.notify(topicOf(project.id))
  return next
}

type ProjectRef = { readonly id: ProjectId; readonly version?: number | undefined }

type Change = (plan: Plan) => E.Either<Refusal, Plan>

/** Whatever is done to a plan leaves alone what is locked. */
export const changePlan = (
  server: MemoryServer,
  ref: ProjectRef,
  change: Change,
  summarise: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, StoredProject> =>
  recordChange(
    server,
    ref,
    (plan) =>
      pipe(
        change(plan),
        E.flatMap((after) => refuseBrokenLock(findBrokenLock(plan, after), after)),
      ),
    summarise,
  )

export const refuseBrokenLock = <A>(broken: BrokenLock | undefined, result: A): E.Either<Refusal, A> =>
  broken === undefined ? E.right(result) : E.left({ code: 'locked', message: `${brokenLockMessage(broken)}.` })

/** Every change of a plan goes through here: a version more, a line in its history. */
export const recordChange = (
  server: MemoryServer,
  { id, version }: ProjectRef,
  change: Change,
  summarise: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, StoredProject> => {
  const stored = findProject(server, id, version)
  if (E.isLeft(stored)) return stored
  const project = stored.right
  const result = change(project.plan)
  if (E.isLeft(result)) return result
  const planChange = diffPlans(project.plan, result.right)
  if (isEmptyChange(planChange)) return stored
  const message = describeChange(summarise(project.plan, result.right))
  const madeVersion = project.version + 1
  const changeInfo = {
    id: server.newId('chg'),
    words: message,
    madeVersion,
    version: madeVersion,
    undoneVersion: undefined,
  }
  const storedChange = {
    ...changeInfo,
    at: server.now(),
    by: server.username,
    change: planChange,
    affected: affectedBy(planChange),
  }
  return E.right(
    storeVersion(server, project, message, { plan: result.right, changes: [...project.changes, storedChange] }),
  )
}
