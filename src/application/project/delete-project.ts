import * as E from 'fp-ts/Either'
import { done, isNotFound, type CallFailure } from '../../domain/failure'
import type { ProjectId } from '../../domain/project'
import { projectIdOf, type ClosePlan, type PlanStore } from '../plan'
import type { CallServer } from '../session'
import type { ProjectGateway } from './project-gateway'
import type { ProjectsStore } from './projects-store'

export type DeleteProjectPorts = {
  readonly gateway: Pick<ProjectGateway, 'remove'>
  readonly projects: Pick<ProjectsStore, 'value' | 'set'>
  readonly plan: Pick<PlanStore, 'value'>
  readonly callServer: CallServer
  /** clears the state of the open project */
  readonly close: ClosePlan
}

export type DeleteProject = (id: ProjectId) => Promise<E.Either<CallFailure, void>>

/**
 * Clears the state of a project once the server has deleted it, or does not know it. Another project that was opened
 * meanwhile stays open.
 */
export const deleteProject =
  ({ gateway, projects, plan, callServer, close }: DeleteProjectPorts): DeleteProject =>
  async (id) => {
    const answer = await callServer('delete a project', gateway.remove(id))
    const isDeleted = E.isRight(answer) || isNotFound(answer.left)
    if (!isDeleted) return answer
    const list = projects.value
    if (list.kind === 'known')
      projects.set({ kind: 'known', projects: list.projects.filter((project) => project.id !== id) })
    if (projectIdOf(plan.value) === id) await close()
    return done
  }
