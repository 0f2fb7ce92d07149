import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import { newestFirst } from '../../domain/project'
import type { CallServer } from '../session'
import type { ProjectGateway } from './project-gateway'
import type { ProjectList, ProjectsStore } from './projects-store'

export type LoadProjectsPorts = {
  readonly gateway: Pick<ProjectGateway, 'list'>
  readonly projects: Pick<ProjectsStore, 'value' | 'set'>
  readonly callServer: CallServer
}

export type LoadProjects = () => Promise<E.Either<CallFailure, void>>

/**
 * Loads the projects, newest first. The known list stays visible until the answer comes. An answer is ignored if the list has changed
 * since the request: by another request, or another user.
 */
export const loadProjects =
  ({ gateway, projects, callServer }: LoadProjectsPorts): LoadProjects =>
  async () => {
    const loading: ProjectList = projects.value.kind === 'known' ? { ...projects.value } : { kind: 'loading' }
    projects.set(loading)
    const answer = await callServer('load projects', gateway.list())
    if (projects.value !== loading) return cancelled
    const loaded: ProjectList = E.isRight(answer)
      ? { kind: 'known', projects: answer.right.toSorted(newestFirst.compare) }
      : { kind: 'failed' }
    projects.set(loaded)
    return E.isLeft(answer) ? answer : done
  }
