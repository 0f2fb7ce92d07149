import { hash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as endpoints from '../../contract/project'
import type { AnswerOf, Refusal } from '../../contract'
import { routeCodec } from '../../contract/route'
import type { readProject } from '../../contract/project'
import type { ProjectSummary } from '../../src/domain/project'
import type { Route } from '../../src/domain/route'
import { fieldsExcept, isJsonObject } from '../../src/domain/parse'
import { memoizeWeak, splitEvery } from '../../src/domain/value'
import {
  callResult,
  emptyResult,
  enclosedParts,
  partEncoder,
  partsInSteps,
  type Parts,
  type Serve,
  type CallResult,
  type AuthorisedCommand,
  type EncodedResult,
} from '../http'
import type { Storage, Records, ProjectPlan, ProjectRecord } from '../storage'
import { requireProject } from '../require-record'
import { lruMap } from '../lru-map'
import { downloadReport } from './download-report'
import { prepareSave, saveProject } from './save-project'
import type { PlanEditPorts } from './plan-edit-ports'
import type { EditedProject } from './store-change'

export const serveProjects = (serve: Serve, ports: PlanEditPorts, storage: Pick<Storage, 'read'>): void => {
  const save = saveProject(ports)
  serve.read(endpoints.listProjects, listProjects)
  serve.write(endpoints.createProject, createProject(ports))
  serve.readPlan(endpoints.readProject, (_, projectPlan) => E.right(encodedProjectResult(projectPlan)))
  serve.writeAfterPreparing(endpoints.saveProject, prepareSave(ports, storage), async (prepared, records) =>
    E.map(openedProjectResult)(await save(prepared, records)),
  )
  serve.write(endpoints.deleteProject, deleteProject(ports))
  serve.stream(endpoints.downloadReport, downloadReport(ports, storage))
}

/** The answer in parts, made once for each plan and project: all empty projects have the same plan. */
const encodedProjectResult = ({ project, plan }: ProjectPlan): EncodedResult => ({
  version: String(project.version),
  parts: () => {
    const cachedParts = encodedProjects(plan)
    const { body } = openedProjectResult({ project, plan: { ...plan, routes: [] } })
    const key = JSON.stringify([body.id, body.name, body.createdAt, body.version])
    const encoded = endpoints.readProject.answer.codec.encode(body)
    const otherFields = JSON.stringify(isJsonObject(encoded) ? withoutRoutes(encoded) : {})
    const parts =
      cachedParts.get(key) ??
      partsInSteps(splitEvery(plan.routes, ROUTES_IN_PART), partOfRoutes).then((items) =>
        enclosedParts('{"routes":[', items, `],${otherFields.slice(1)}`),
      )
    cachedParts.set(key, parts)
    return parts
  },
})

/** Together they compress to two thirds of what each alone does. */
const ROUTES_IN_PART = 8

const partOfRoutes = partEncoder((routes: ReadonlyArray<Route>) =>
  JSON.stringify(routes.map(routeCodec.encode)).slice(1, -1),
)

const withoutRoutes = fieldsExcept('routes')

const MAX_PROJECTS_OF_PLAN = 10

const encodedProjects = memoizeWeak<ProjectPlan['plan'], ReturnType<typeof lruMap<Promise<Parts>>>>(() =>
  lruMap(MAX_PROJECTS_OF_PLAN),
)

/** The answer to a request that opens a project. */
const openedProjectResult = ({
  project,
  plan,
  changed,
}: ProjectPlan & Partial<EditedProject>): CallResult<AnswerOf<typeof readProject>> =>
  callResult(
    {
      id: project.id,
      name: project.name,
      createdAt: project.createdAt,
      version: project.version,
      document: { routes: plan.routes, unknownFields: plan.unknownFields },
    },
    project.version,
    changed,
  )

const createProject =
  ({ now, newId }: Pick<PlanEditPorts, 'now' | 'newId'>) =>
  async (
    { body: { name }, user }: AuthorisedCommand<typeof endpoints.createProject>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoints.createProject>>>> => {
    const id = newId()
    await records.projects.add({ id, name, createdAt: now().toISOString(), createdBy: user.username })
    return E.right({
      ...callResult({ project: { id, name } }),
      audited: { action: 'project_made', subject: name, subjectId: id },
    })
  }

const deleteProject =
  ({ publish }: Pick<PlanEditPorts, 'publish'>) =>
  async (
    { parameters: { id }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoints.deleteProject>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<Readonly<Record<string, never>>>>> => {
    const project = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(project)) return project
    await records.projects.remove(id)
    // A version that no browser has, so that each one reads the project again and finds that it is deleted.
    records.afterCommit(() => publish(user.organisation, id, project.right.version + 1))
    return E.right({
      ...emptyResult,
      audited: { action: 'project_deleted', subject: project.right.name, subjectId: id },
    })
  }

const projectSummaryOf = ({
  id,
  name,
  createdAt,
  routeCount,
  stopCount,
  activityCount,
}: ProjectRecord): ProjectSummary => ({
  id,
  name,
  createdAt,
  routeCount,
  stopOrActivityCount: routeCount > 0 ? activityCount : stopCount,
})

/** The list has no stored version, so one is made from the ids and versions of its projects. */
const listVersionOf = (projects: ReadonlyArray<ProjectRecord>): string =>
  hash('sha256', projects.map(({ id, version }) => `${id} ${version}`).join('\n'), 'base64url')

const listProjects = async (
  _: unknown,
  records: Records,
): Promise<E.Either<Refusal, CallResult<ReadonlyArray<ProjectSummary>>>> => {
  const projects = await records.projects.all()
  return E.right(callResult(projects.map(projectSummaryOf), listVersionOf(projects)))
}
