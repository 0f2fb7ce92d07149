import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid } from '../../../contract'
import * as calls from '../../../contract/project'
import type { OpenedProject } from '../../../src/application/plan'
import type { ProjectGateway } from '../../../src/application/project'
import { summarisePlanChange } from '../../../src/domain/history'
import { emptyPlan, planFromDocuments } from '../../../src/domain/plan'
import type { ProjectSummary } from '../../../src/domain/project'
import { activitiesOf } from '../../../src/domain/route'
import { stopListSize } from '../../../src/domain/stop'
import { answering, heard } from './answer-request'
import { followed } from './follow-topic'
import { changePlan, projectIn, topicOf } from './change-project'
import type { KeptProject, MemoryServer } from './memory-server'

export const memoryProjectGateway = (server: MemoryServer): ProjectGateway => ({
  list: (callingOff) =>
    answering(server, () => E.right([...server.projects.values()].map(summaryOf).toReversed()), callingOff),
  create: (name) =>
    answering(server, () =>
      pipe(
        heard(calls.createProject.body, { name }),
        E.map((born) => {
          const id = server.newId('prj')
          const createdAt = server.now()
          server.projects.set(id, { id, ...born, createdAt, version: 1, plan: emptyPlan, changes: [], told: [] })
          return { id, ...born }
        }),
      ),
    ),
  remove: (id) => answering(server, () => E.map(removed(server))(projectIn(server, id))),
  open: (id, callingOff) => answering(server, () => E.map(openedOf)(projectIn(server, id)), callingOff),
  save: (id, documents, version) =>
    answering(server, () =>
      pipe(
        heard(calls.saveProject.body, documents),
        E.flatMap(({ document, stops }) =>
          changePlan(
            server,
            { id, version },
            (now) => E.mapLeft(invalid)(planFromDocuments(document, stops, now)),
            (before, after) => summarisePlanChange('plan saved', before, after),
          ),
        ),
        E.map(openedOf),
      ),
    ),
  report: (id, callingOff) => answering(server, () => E.map(() => emptyPdf)(projectIn(server, id)), callingOff),
  follow: (id, ...told) =>
    followed(server, topicOf(id), server.projects.get(id)?.version ?? 0, (seen) => {
      const changes = server.projects.get(id)?.told.filter(({ version }) => version > seen)
      return { events: (changes ?? []).map((event) => ({ id: event.version, event })), over: changes === undefined }
    })(...told),
})

const removed =
  ({ projects, bells }: MemoryServer) =>
  ({ id }: KeptProject): void => {
    projects.delete(id)
    bells.ring(topicOf(id))
  }

/** §4: stops are counted by their activities once there are routes. */
const summaryOf = ({ id, name, createdAt, plan: { routes, stops } }: KeptProject): ProjectSummary => ({
  id,
  name,
  createdAt,
  routes: routes.length,
  stops: routes.length > 0 ? routes.reduce((sum, route) => sum + activitiesOf(route).length, 0) : stopListSize(stops),
})

const openedOf = ({ id, name, createdAt, version, plan: { routes, extra } }: KeptProject): OpenedProject => ({
  id,
  name,
  createdAt,
  version,
  document: { routes, extra },
})

/** Nothing here can print. */
const emptyPdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
