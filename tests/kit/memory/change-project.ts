import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import type { EditResult } from '../../../src/application/gateway'
import {
  affectedItemKeysOf,
  describeChange,
  diffPlans,
  isEmptyChange,
  positionKeysOf,
  type ChangeSummary,
  type PlanChange,
  type SentChange,
} from '../../../src/domain/history'
import { isoDateAt } from '../../../src/domain/calendar'
import type { Plan } from '../../../src/domain/plan'
import { findBrokenLock, brokenLockMessage, type BrokenLock } from '../../../src/domain/lock'
import type { ProjectId } from '../../../src/domain/project'
import type { StoredProject, MemoryServer } from './memory-server'
import { encodePlanChange } from '../encode-plan-change'

export const topicOf = (id: ProjectId): string => `project ${id}`

/** The current project; refused where there is none, or where it has changed since the given version. */
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

type ProjectUpdate = Pick<StoredProject, 'plan' | 'changes'> & {
  readonly sent: Pick<SentChange, 'id' | 'action'> & { readonly change: PlanChange }
}

/** A change in the form in which it is sent. */
const sentChangeOf = ({ id, action, change }: ProjectUpdate['sent']): SentChange => {
  const { routes, stops, moved, extra } = Object(JSON.parse(JSON.stringify(encodePlanChange(change))))
  return { id, action, routes, stops, moved, ...(extra === undefined ? {} : { unknownFields: extra }) }
}

/** The answer to an edit, with the new version if there is one. */
export const editedBy = <A>({ before, after }: EditedProject, answer: A): EditResult<A> => ({
  answer,
  changed: after.version === before.version ? null : (after.published.at(-1) ?? null),
})

export type EditedProject = { readonly before: StoredProject; readonly after: StoredProject }

/** Stores the next version of a project, and notifies its followers. */
export const storeVersion = (
  server: MemoryServer,
  project: StoredProject,
  message: string,
  { sent, ...update }: ProjectUpdate,
): StoredProject => {
  const version = project.version + 1
  const published = [
    ...project.published,
    { version, by: server.username, description: message, at: server.now(), change: sentChangeOf(sent) },
  ]
  const next = { ...project, ...update, version, published }
  server.projects.set(project.id, next)
  server.listeners.notify(topicOf(project.id))
  return next
}

type ProjectRef = { readonly id: ProjectId; readonly version?: number | undefined }

type Change = (plan: Plan) => E.Either<Refusal, Plan>

/** Changes a plan; refused where the change breaks a lock. */
export const changePlan = (
  server: MemoryServer,
  ref: ProjectRef,
  change: Change,
  summarise: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, EditedProject> =>
  recordChange(
    server,
    ref,
    (plan) =>
      pipe(
        change(plan),
        E.flatMap((after) => refuseBrokenLock(server, findBrokenLock(plan, after), after)),
      ),
    summarise,
  )

export const refuseBrokenLock = <A>(
  { username, now }: Pick<MemoryServer, 'username' | 'now'>,
  broken: BrokenLock | undefined,
  result: A,
): E.Either<Refusal, A> =>
  broken === undefined
    ? E.right(result)
    : E.left({ code: 'locked', message: `${brokenLockMessage(broken, { username, today: isoDateAt(now()) })}.` })

/** Changes a plan without regard to locks, and adds the change to the history. */
export const recordChange = (
  server: MemoryServer,
  { id, version }: ProjectRef,
  change: Change,
  summarise: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, EditedProject> => {
  const stored = findProject(server, id, version)
  if (E.isLeft(stored)) return stored
  const project = stored.right
  const result = change(project.plan)
  if (E.isLeft(result)) return result
  const planChange = diffPlans(project.plan, result.right)
  if (isEmptyChange(planChange)) return E.right({ before: project, after: project })
  const summary = summarise(project.plan, result.right)
  const message = describeChange(summary)
  const madeVersion = project.version + 1
  const changeInfo = {
    id: server.newId('chg'),
    description: message,
    madeVersion,
    version: madeVersion,
    undoneVersion: undefined,
  }
  const storedChange = {
    ...changeInfo,
    at: server.now(),
    by: server.username,
    change: planChange,
    affectedKeys: [...affectedItemKeysOf(planChange), ...positionKeysOf(summary, planChange)],
  }
  const after = storeVersion(server, project, message, {
    plan: result.right,
    changes: [...project.changes, storedChange],
    sent: { id: storedChange.id, action: 'made', change: planChange },
  })
  return E.right({ before: project, after })
}
