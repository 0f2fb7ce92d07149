import { endpoints } from '../../../contract'
import { isJsonObject, type JsonObject } from '../../../src/domain/parse'
import type { Answer } from './send-request'
import { newProject, type KnownState } from './known-state'
import type { Request } from './resolve-request'
import { versionOf } from './check-version'

/** Records the content of an answer; not for a repeat of an earlier answer. */
export const recordAnswer = (
  known: KnownState,
  { endpoint, names }: Pick<Request, 'endpoint' | 'names'>,
  answer: Answer,
): void => {
  const body = isJsonObject(answer.body) ? answer.body : {}
  const [id = '', version = 1] = [names['id'], versionOf(answer)]
  switch (endpoint.name) {
    case endpoints.createProject.name: {
      const project = isJsonObject(body['data']) ? String(body['data']['id']) : ''
      known.projects.set(project, newProject(project))
      known.issuedIds.add(project)
      return
    }
    case endpoints.deleteProject.name:
      known.projects.delete(id)
      for (const [job, project] of known.jobs) if (project === id) known.jobs.delete(job)
      return
    case endpoints.createDriver.name:
    case endpoints.changeDriver.name:
    case endpoints.restoreDriver.name:
      known.drivers.set(String(body['id']), version)
      known.removedDrivers.delete(String(body['id']))
      known.issuedIds.add(String(body['id']))
      return
    case endpoints.deleteDriver.name:
      known.drivers.delete(id)
      known.removedDrivers.add(id)
      return
    case endpoints.optimiseProject.name:
    case endpoints.postRouteProblem.name:
      known.jobs.set(String(body['job_id']), endpoint.name === endpoints.optimiseProject.name ? id : undefined)
      known.issuedIds.add(String(body['job_id']))
      return
    case endpoints.readJob.name:
      recordProposal(known, body)
  }
}

const recordProposal = (known: KnownState, { project_id: project, result }: JsonObject): void => {
  const { projectDocument, stopsDocument } = isJsonObject(result) ? result : {}
  if (typeof project === 'string' && isJsonObject(projectDocument) && isJsonObject(stopsDocument))
    known.proposals.set(project, { project: projectDocument, stops: stopsDocument })
}

/** The project that a request may have changed. */
export const changedProjectOf = ({ endpoint, project, names }: Request, { jobs }: KnownState): string | undefined => {
  if (endpoint.name === endpoints.acceptProposal.name) return jobs.get(names['jobId'] ?? '')
  const isChange =
    (endpoint.version.checksIfMatch && endpoint.path.includes('/projects/{id}/')) ||
    endpoint.name === endpoints.saveProject.name
  return isChange ? project?.id : undefined
}
