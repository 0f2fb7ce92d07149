import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as calls from '../../../contract/project'
import type { ProjectGateway } from '../../../src/application/project'
import { emptyPlan } from '../../../src/domain/plan'
import type { ProjectSummary, OpenedProject } from '../../../src/domain/project'
import { activitiesOf } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { answerRequest, parseBody } from './answer-request'
import { followTopic } from './follow-topic'
import { findProject, topicOf } from './change-project'
import type { StoredProject, MemoryServer } from './memory-server'

export const memoryProjectGateway = (server: MemoryServer): ProjectGateway => ({
  list: (cancelSignal) =>
    answerRequest(server, () => E.right([...server.projects.values()].map(summaryOf).toReversed()), cancelSignal),
  create: (name) =>
    answerRequest(server, () =>
      pipe(
        parseBody(calls.createProject.body, { name }),
        E.map((fields) => {
          const id = server.newId('prj')
          const createdAt = server.now()
          server.projects.set(id, { id, ...fields, createdAt, version: 1, plan: emptyPlan, changes: [], published: [] })
          return { id, ...fields }
        }),
      ),
    ),
  remove: (id) => answerRequest(server, () => E.map(removeProject(server))(findProject(server, id))),
  open: (id, cancelSignal) =>
    answerRequest(server, () => E.map(openedProjectOf)(findProject(server, id)), cancelSignal),
  report: (id, cancelSignal) =>
    answerRequest(server, () => E.map(() => emptyPdf)(findProject(server, id)), cancelSignal),
  follow: (id, ...handlers) =>
    followTopic(server, topicOf(id), server.projects.get(id)?.version ?? 0, (lastVersion) => {
      const changes = server.projects.get(id)?.published.filter(({ version }) => version > lastVersion)
      return { events: (changes ?? []).map((event) => ({ id: event.version, event })), isClosed: changes === undefined }
    })(...handlers),
})

const removeProject =
  ({ projects, listeners }: MemoryServer) =>
  ({ id }: StoredProject): void => {
    projects.delete(id)
    listeners.notify(topicOf(id))
  }

/** §4: stops are counted by their activities once there are routes. */
const summaryOf = ({ id, name, createdAt, plan: { routes, stops } }: StoredProject): ProjectSummary => ({
  id,
  name,
  createdAt,
  routeCount: routes.length,
  stopCount:
    routes.length > 0 ? routes.reduce((sum, route) => sum + activitiesOf(route).length, 0) : stopList.size(stops),
})

const openedProjectOf = ({ id, name, createdAt, version, plan: { routes, extra } }: StoredProject): OpenedProject => ({
  id,
  name,
  createdAt,
  version,
  document: { routes, extra },
})

/** A server in memory makes no reports. */
const emptyPdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
