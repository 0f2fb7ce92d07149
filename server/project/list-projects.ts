import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { ProjectSummary } from '../../src/domain/project'
import { callResult, type CallResult } from '../http'
import type { ProjectRecord, Records } from '../storage'

/** Once there are routes, the activities on them are counted instead of the stops (§4). */
const summaryOf = ({ id, name, createdAt, routeCount, stopCount, activityCount }: ProjectRecord): ProjectSummary => ({
  id,
  name,
  createdAt,
  routeCount,
  stopCount: routeCount > 0 ? activityCount : stopCount,
})

/** The list has no stored version, so one is made from the ids and versions of its projects. */
const versionOf = (projects: ReadonlyArray<ProjectRecord>): string =>
  hash('sha256', projects.map(({ id, version }) => `${id} ${version}`).join('\n'), 'base64url')

export const listProjects = async (
  _: unknown,
  records: Records,
): Promise<E.Either<Refusal, CallResult<ReadonlyArray<ProjectSummary>>>> => {
  const projects = await records.projects.all()
  return E.right(callResult(projects.map(summaryOf), versionOf(projects)))
}
