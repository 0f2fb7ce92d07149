import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { diffPlans, isEmptyChange, affectedBy, describeChange, type ChangeSummary } from '../../../src/domain/history'
import { findBrokenLock, brokenLockMessage, type BrokenLock, type Plan } from '../../../src/domain/plan'
import type { ProjectId } from '../../../src/domain/project'
import type { KeptProject, MemoryServer } from './memory-server'

export const topicOf = (id: ProjectId): string => `project ${id}`

/** A project as it stands; refused where there is none, or where it has changed since the version that is meant. */
export const projectIn = (
  { projects }: Pick<MemoryServer, 'projects'>,
  id: ProjectId,
  version?: number,
): E.Either<Refusal, KeptProject> => {
  const found = projects.get(id)
  if (found === undefined) return E.left({ code: 'not_found', message: 'There is no such project.' })
  return version === undefined || version === found.version
    ? E.right(found)
    : E.left({ code: 'stale', more: { version: found.version } })
}

type Become = Partial<Pick<KeptProject, 'plan' | 'changes'>>

/** The project a version further, and word of it to everyone who follows it. */
export const turned = (server: MemoryServer, project: KeptProject, words: string, become: Become): KeptProject => {
  const version = project.version + 1
  const told = [...project.told, { version, by: server.username, words, at: server.now() }]
  const next = { ...project, ...become, version, told }
  server.projects.set(project.id, next)
  server.bells.ring(topicOf(project.id))
  return next
}

type Meant = { readonly id: ProjectId; readonly version?: number | undefined }

type Change = (plan: Plan) => E.Either<Refusal, Plan>

/** Whatever is done to a plan leaves alone what is locked. */
export const changePlan = (
  server: MemoryServer,
  meant: Meant,
  change: Change,
  deedFrom: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, KeptProject> =>
  makeChange(
    server,
    meant,
    (plan) =>
      pipe(
        change(plan),
        E.flatMap((after) => lockHeld(findBrokenLock(plan, after), after)),
      ),
    deedFrom,
  )

export const lockHeld = <A>(broken: BrokenLock | undefined, made: A): E.Either<Refusal, A> =>
  broken === undefined ? E.right(made) : E.left({ code: 'locked', message: `${brokenLockMessage(broken)}.` })

/** Every change of a plan goes through here: a version more, a line in its history. */
export const makeChange = (
  server: MemoryServer,
  { id, version }: Meant,
  change: Change,
  deedFrom: (before: Plan, after: Plan) => ChangeSummary,
): E.Either<Refusal, KeptProject> => {
  const found = projectIn(server, id, version)
  if (E.isLeft(found)) return found
  const project = found.right
  const made = change(project.plan)
  if (E.isLeft(made)) return made
  const between = diffPlans(project.plan, made.right)
  if (isEmptyChange(between)) return found
  const words = describeChange(deedFrom(project.plan, made.right))
  const madeVersion = project.version + 1
  const line = { id: server.newId('chg'), words, madeVersion, version: madeVersion, undoneVersion: undefined }
  const kept = { ...line, at: server.now(), by: server.username, change: between, touched: affectedBy(between) }
  return E.right(turned(server, project, words, { plan: made.right, changes: [...project.changes, kept] }))
}
