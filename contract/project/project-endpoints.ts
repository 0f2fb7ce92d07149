import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { PlanPart, ProjectDocument, SavedPlan } from '../../src/domain/plan'
import type { OpenProject } from '../../src/domain/project'
import { projectNameOf } from '../../src/domain/project-name'
import type { Steps } from '../../src/domain/value'
import { quoted, isBlank, isJsonObject, prefixFields, type FieldReason, type Parser } from '../../src/domain/parse'
import {
  idCodec,
  optionalField,
  record,
  routeDayCodec,
  requiredField,
  scalarCodec,
  textCodec,
  withDecoder,
  listCodec,
  reasonsOf,
  strictCodec,
  unstorableParts,
  type Codec,
} from '../codec'
import {
  jsonAnswer,
  defineEndpoint,
  emptyAnswer,
  fileAnswer,
  invalidRefusal,
  jsonBody,
  projectParameters,
  pathRouteIndexCodec,
  endpointDefaults,
  type DecodeInSteps,
} from '../endpoint'
import { decodeStopsInSteps, savedStopsCodec } from '../stop'
import { openedProjectCodec } from './opened-project-codec'
import { projectSummariesCodec } from './project-summaries-codec'
import { joinRoutes, MAX_ROUTES, projectDocumentCodec } from './project-document-codec'

const strictDocumentCodec = strictCodec(projectDocumentCodec)

/** A document without `routes` is refused, because storing it would delete every route. */
const savedDocumentCodec: Codec<ProjectDocument> = withDecoder(strictDocumentCodec, (value) =>
  isJsonObject(value) && isBlank(value['routes'])
    ? E.left([{ field: 'routes', reason: 'routes is missing' }])
    : pipe(strictDocumentCodec.decode(value), E.mapLeft(reasonsOf)),
)

const savedPlanCodec = record<SavedPlan>('SavedPlan', {
  document: requiredField('projectDocument', savedDocumentCodec),
  stops: requiredField('stopsDocument', savedStopsCodec),
  declined: optionalField('declinedRoutes', listCodec(textCodec('route 2'), 10_000)),
})

export type NewProject = { readonly name: string }

const parseName: Parser<string> = (value) =>
  typeof value === 'string'
    ? pipe(
        projectNameOf(value),
        E.mapLeft(({ reason }) => reason),
      )
    : E.left(`Not a text: ${quoted(value)}`)

const newProjectCodec = record<NewProject>('NewProject', {
  name: requiredField(
    'projectName',
    scalarCodec(parseName, { type: 'string', pattern: '\\S', minLength: 1, maxLength: 120 }, 'Week 48'),
    'Project name',
  ),
})

/** §7: `{ data: { id, projectName } }` */
const createdProjectCodec = record<{ readonly project: OpenProject }>('CreatedProject', {
  project: requiredField(
    'data',
    record<OpenProject>('OpenProject', {
      id: requiredField('id', textCodec('prj_5d1c')),
      name: requiredField('projectName', textCodec('Week 48')),
    }),
  ),
})

const group = 'Projects'
const projectsPath = '/delivery/v2/projects'
const projectEndpoint = {
  ...endpointDefaults,
  group,
  path: `${projectsPath}/{id}`,
  parameters: projectParameters,
  refusals: ['not_found'],
} as const

/** Enough for both documents of 10,000 stops with unknown fields. */
const MAX_BYTES = 32 * 1024 * 1024

const planBody = jsonBody(savedPlanCodec, MAX_BYTES)

/** Decodes all but the routes and stops, and then some of them at a time. */
const decodePlanInSteps: DecodeInSteps<SavedPlan> = function* (value) {
  const { projectDocument, stopsDocument, ...others } = isJsonObject(value) ? value : {}
  if (!isJsonObject(projectDocument) || !isJsonObject(stopsDocument)) return planBody.decode(value)
  const { routes } = projectDocument
  if (!Array.isArray(routes) || routes.length > 2 * MAX_ROUTES) return planBody.decode(value)
  const plan = planBody.decode({ ...others, projectDocument: { ...projectDocument, routes: [] }, stopsDocument: {} })
  if (E.isLeft(plan)) return plan
  const decodedRoutes = yield* decodeRoutesInSteps(routes)
  if (E.isLeft(decodedRoutes)) return E.left(invalidRefusal(decodedRoutes.left))
  const document = { ...plan.right.document, routes: decodedRoutes.right }
  return E.bimap(invalidRefusal, (stops: SavedPlan['stops']) => ({ ...plan.right, document, stops }))(
    yield* decodeStopsInSteps(stopsDocument),
  )
}

const ROUTES_PER_STEP = 2

const decodeRoutesInSteps = function* (
  values: ReadonlyArray<unknown>,
): Steps<E.Either<ReadonlyArray<FieldReason>, ProjectDocument['routes']>> {
  const parts: Array<ProjectDocument['routes']> = []
  for (let start = 0; start < values.length; start += ROUTES_PER_STEP) {
    const routes = values.slice(start, start + ROUTES_PER_STEP)
    const unstorable = prefixFields('routes', unstorableParts(routes))
    const decoded = pipe(
      unstorable.length > 0 ? E.left(unstorable) : E.mapLeft(reasonsOf)(strictDocumentCodec.decode({ routes })),
      E.mapLeft((reasons) => prefixFields('projectDocument', reasons.map(withRouteOffset(start)))),
    )
    if (E.isLeft(decoded)) return decoded
    parts.push(decoded.right.routes)
    yield
  }
  return E.right(joinRoutes(parts))
}

/** A reason names the route by its position among all. */
const withRouteOffset =
  (offset: number) =>
  ({ field, reason }: FieldReason): FieldReason => ({
    field: field.replace(/^routes\.(\d+)/, (_, position) => `routes.${Number(position) + offset}`),
    reason,
  })

export const listProjects = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'listProjects',
  method: 'GET',
  path: `${projectsPath}/summary`,
  summary: 'List the projects, newest first',
  answer: jsonAnswer(projectSummariesCodec),
  version: { sendsEtag: true, checksIfMatch: false },
})

export const createProject = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'createProject',
  method: 'POST',
  path: projectsPath,
  summary: 'Make a project, empty',
  body: jsonBody(newProjectCodec),
  answer: jsonAnswer(createdProjectCodec, 201),
})

export const readProject = defineEndpoint({
  ...projectEndpoint,
  name: 'readProject',
  method: 'GET',
  summary: 'Read the project document, with its routes',
  answer: jsonAnswer(openedProjectCodec),
  version: { sendsEtag: true, checksIfMatch: false },
})

export const saveProject = defineEndpoint({
  ...projectEndpoint,
  name: 'saveProject',
  method: 'PUT',
  summary: 'Store both documents of a project, as when an optimised plan is accepted',
  body: jsonBody(savedPlanCodec, MAX_BYTES, decodePlanInSteps),
  answer: jsonAnswer(openedProjectCodec),
  refusals: ['not_found', 'locked'],
  version: { sendsEtag: true, checksIfMatch: true },
  sendsChange: true,
})

export const deleteProject = defineEndpoint({
  ...projectEndpoint,
  name: 'deleteProject',
  method: 'DELETE',
  aliasPaths: ['/v2/delivery/projects/{id}'],
  summary: 'Delete a project, with its stops, routes and history',
  answer: emptyAnswer,
  version: { sendsEtag: false, checksIfMatch: true },
})

/** The part of a plan that a document is asked about. */
export const planPartFields = {
  day: optionalField('day', routeDayCodec('2026-11-23')),
  routeIndex: optionalField('route', pathRouteIndexCodec),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
}

const planPartQueryCodec = record<PlanPart>('PlanPart', planPartFields)

export const downloadReport = defineEndpoint({
  ...projectEndpoint,
  name: 'downloadReport',
  method: 'GET',
  path: '/delivery/v1/projects/{id}/downloadReport',
  summary: 'Download the report of a project, or of the part of it that the query names',
  query: planPartQueryCodec,
  answer: fileAnswer(['application/pdf'], '%PDF-1.7 …'),
})
