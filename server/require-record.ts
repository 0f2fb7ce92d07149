import * as E from 'fp-ts/Either'
import type { Refusal } from '../contract'
import type { DriverId } from '../src/domain/driver'
import type { DriverRecord, JobId, JobRecord, ProjectId, ProjectRecord, Records } from './storage'
import { routeNumberOf } from '../src/domain/route'

/** The versions in If-Match; undefined where the request accepts every version. */
type IfMatchVersions = ReadonlyArray<string> | undefined

/** The project of a request, and the versions that the request accepts. */
export type RequestedProject = { readonly projectId: ProjectId; readonly ifMatchVersions: IfMatchVersions }

/** Refused if the organisation has no such project, or if the request accepts only other versions of it. */
export const requireProject = async (
  { projects }: Pick<Records, 'projects'>,
  { projectId, ifMatchVersions }: RequestedProject,
): Promise<E.Either<Refusal, ProjectRecord>> => {
  const record = await projects.find(projectId)
  return record === undefined ? E.left(projectNotFound) : requireVersion(record, ifMatchVersions)
}

/** Refused if the organisation has no such driver, or if the request accepts only other versions of it. */
export const requireDriver = async (
  { drivers }: Pick<Records, 'drivers'>,
  id: DriverId,
  ifMatchVersions: IfMatchVersions,
): Promise<E.Either<Refusal, DriverRecord>> => {
  const record = await drivers.find(id)
  return record === undefined ? E.left(driverNotFound) : requireVersion(record, ifMatchVersions)
}

/** Refused if the organisation has no such job. */
export const requireJob = async ({ jobs }: Pick<Records, 'jobs'>, id: JobId): Promise<E.Either<Refusal, JobRecord>> => {
  const record = await jobs.find(id)
  return record === undefined ? E.left(notFound('There is no such job.')) : E.right(record)
}

/** Refused unless the request accepts the current version, which the refusal contains. */
const requireVersion = <A extends { readonly version: number }>(
  record: A,
  ifMatchVersions: IfMatchVersions,
): E.Either<Refusal, A> =>
  ifMatchVersions === undefined || ifMatchVersions.includes(String(record.version))
    ? E.right(record)
    : E.left({ code: 'stale', more: { version: record.version } })

const notFound = (message: string): Refusal => ({ code: 'not_found', message })

export const driverNotFound: Refusal = notFound('There is no such driver.')

export const projectNotFound: Refusal = notFound('There is no such project.')

/** The index counts from 0, but the message for people from 1. */
export const routeNotFound = (index: number): Refusal =>
  notFound(`There is no route ${routeNumberOf({ index })} in this project.`)
