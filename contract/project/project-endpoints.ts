import type { PlanPart } from '../../src/domain/plan'
import { idCodec, optionalField, record, routeDayCodec } from '../codec'
import {
  jsonAnswer,
  defineEndpoint,
  emptyAnswer,
  jsonBody,
  projectParameters,
  routeIndexCodec,
  pdfAnswer,
  endpointDefaults,
} from '../endpoint'
import { createdProjectCodec, newProjectCodec } from './new-project-codec'
import { openedProjectCodec } from './opened-project-codec'
import { savedPlanCodec } from './saved-plan-codec'
import { projectSummariesCodec } from './project-summaries-codec'

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

export const listProjects = defineEndpoint({
  ...endpointDefaults,
  group,
  name: 'listProjects',
  method: 'GET',
  path: `${projectsPath}/summary`,
  summary: 'List the projects, newest first',
  answer: jsonAnswer(projectSummariesCodec),
  version: { answered: true, checked: false },
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
  version: { answered: true, checked: false },
})

export const saveProject = defineEndpoint({
  ...projectEndpoint,
  name: 'saveProject',
  method: 'PUT',
  summary: 'Store both documents of a project, as when an optimised plan is accepted',
  body: jsonBody(savedPlanCodec, MAX_BYTES),
  answer: jsonAnswer(openedProjectCodec),
  refusals: ['not_found', 'locked'],
  version: { answered: true, checked: true },
  sendsChange: true,
})

export const deleteProject = defineEndpoint({
  ...projectEndpoint,
  name: 'deleteProject',
  method: 'DELETE',
  aliasPaths: ['/v2/delivery/projects/{id}'],
  summary: 'Delete a project, with its stops, routes and history',
  answer: emptyAnswer,
  version: { answered: false, checked: true },
})

/** The part of a plan that a document is asked about. */
const planPartQueryCodec = record<PlanPart>('PlanPart', {
  day: optionalField('day', routeDayCodec('2026-11-23')),
  routeIndex: optionalField('route', routeIndexCodec),
  driverId: optionalField('driver_id', idCodec('drv_92ab')),
})

export const downloadReport = defineEndpoint({
  ...projectEndpoint,
  name: 'downloadReport',
  method: 'GET',
  path: '/delivery/v1/projects/{id}/downloadReport',
  summary: 'Download the report of a project, or of the part of it that the query names',
  query: planPartQueryCodec,
  answer: pdfAnswer,
})
