import { answer, call, empty, json, ofProject, pdf, plain } from '../endpoint'
import { createdProject, newProject } from './new-project-codec'
import { openedProject } from './opened-project-codec'
import { savedPlan } from './saved-plan-codec'
import { summaries } from './project-summaries-codec'

const group = 'Projects'
const projects = '/delivery/v2/projects'
const theProject = {
  ...plain,
  group,
  path: `${projects}/{id}`,
  parameters: ofProject,
  refusals: ['not_found'],
} as const

/** Room for both documents of ten thousand stops, with the further fields that others keep in them. */
const MOST_BYTES = 32 * 1024 * 1024

export const listProjects = call({
  ...plain,
  group,
  name: 'listProjects',
  method: 'GET',
  path: `${projects}/summary`,
  summary: 'List the projects, newest first',
  answer: answer(summaries),
  version: { answered: true, checked: false },
})

export const createProject = call({
  ...plain,
  group,
  name: 'createProject',
  method: 'POST',
  path: projects,
  summary: 'Make a project, empty',
  body: json(newProject),
  answer: answer(createdProject, 201),
})

export const readProject = call({
  ...theProject,
  name: 'readProject',
  method: 'GET',
  summary: 'Read the project document, with its routes',
  answer: answer(openedProject),
  version: { answered: true, checked: false },
})

export const saveProject = call({
  ...theProject,
  name: 'saveProject',
  method: 'PUT',
  summary: 'Store both documents of a project, as when an optimised plan is accepted',
  body: json(savedPlan, MOST_BYTES),
  answer: answer(openedProject),
  refusals: ['not_found', 'locked'],
  version: { answered: true, checked: true },
})

export const deleteProject = call({
  ...theProject,
  name: 'deleteProject',
  method: 'DELETE',
  alsoAt: ['/v2/delivery/projects/{id}'],
  summary: 'Delete a project, with its stops, routes and history',
  answer: empty,
  version: { answered: false, checked: true },
})

export const downloadReport = call({
  ...theProject,
  name: 'downloadReport',
  method: 'GET',
  path: '/delivery/v1/projects/{id}/downloadReport',
  summary: 'Download the report of a project',
  answer: pdf,
})
