import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as calls from '../../../contract/project'
import type { ProjectGateway } from '../../../src/application/project'
import { emptyPlan } from '../../../src/domain/plan'
import type { PresentUser, ProjectId, ProjectSummary, OpenedProject } from '../../../src/domain/project'
import { activitiesOf } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
import { answerRequest, parseBody } from './answer-request'
import { followTopic } from './follow-topic'
import { findProject, topicOf } from './change-project'
import type { MemoryFollower, StoredProject, MemoryServer } from './memory-server'

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
  exportStops: (id, { format }, cancelSignal) =>
    answerRequest(server, () => E.map(() => new TextEncoder().encode(format))(findProject(server, id)), cancelSignal),
  follow: (id, onEvent, onState, sinceVersion, onPresence) => {
    const leave = joinFollowers(server, id, onPresence)
    const stop = followTopic(server, topicOf(id), server.projects.get(id)?.version ?? 0, (lastVersion) => {
      const changes = server.projects.get(id)?.published.filter(({ version }) => version > lastVersion)
      return { events: (changes ?? []).map((event) => ({ id: event.version, event })), isClosed: changes === undefined }
    })(onEvent, onState, sinceVersion)
    return () => {
      leave()
      stop()
    }
  },
})

/** Tells every follower of a project who else follows it now. */
const joinFollowers = (
  { followers, username }: MemoryServer,
  project: ProjectId,
  onPresence: (users: ReadonlyArray<PresentUser>) => void = () => undefined,
): (() => void) => {
  const tellAll = (): void => {
    for (const other of Array.from(followers)) if (other.project === project) other.onChange()
  }
  const follower: MemoryFollower = {
    project,
    name: username,
    onChange: () => {
      const names = new Set(Array.from(followers, (other) => (other.project === project ? other.name : username)))
      names.delete(username)
      onPresence(Array.from(names, (name) => ({ name, since: '2026-11-24T06:02:00.000Z' })))
    },
  }
  followers.add(follower)
  queueMicrotask(tellAll)
  return () => {
    if (followers.delete(follower)) tellAll()
  }
}

const removeProject =
  ({ projects, listeners }: MemoryServer) =>
  ({ id }: StoredProject): void => {
    projects.delete(id)
    listeners.notify(topicOf(id))
  }

const summaryOf = ({ id, name, createdAt, plan: { routes, stops } }: StoredProject): ProjectSummary => ({
  id,
  name,
  createdAt,
  routeCount: routes.length,
  stopOrActivityCount:
    routes.length > 0 ? routes.reduce((sum, route) => sum + activitiesOf(route).length, 0) : stopList.size(stops),
})

const openedProjectOf = ({
  id,
  name,
  createdAt,
  version,
  plan: { routes, unknownFields },
}: StoredProject): OpenedProject => ({
  id,
  name,
  createdAt,
  version,
  document: { routes, unknownFields },
})

/** A server in memory makes no reports. */
const emptyPdf = new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
