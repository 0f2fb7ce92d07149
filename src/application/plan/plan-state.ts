import type { Plan } from '../../domain/plan'
import type { ProjectChanged } from '../../domain/history'
import type { OpenProject, ProjectId } from '../../domain/project'
import type { AttemptName } from '../../domain/failure'

/** A project that is open: who it is, and its plan at a version of it. */
export type OpenPlan = {
  readonly project: OpenProject
  readonly createdAt: string | undefined
  /** none where the server keeps none */
  readonly version: number | undefined
  readonly plan: Plan
  /** what led to this version, where that is known */
  readonly lastChanged?: ProjectChanged | undefined
}

/** The project before one, and how far it is known. */
export type PlanState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading'; readonly projectId: ProjectId }
  /** unknown: the server has no such project */
  | { readonly kind: 'failed'; readonly projectId: ProjectId; readonly isUnknown: boolean }
  | ({ readonly kind: 'open' } & OpenPlan)

export const closedPlan: PlanState = { kind: 'closed' }

export const projectIdOf = (state: PlanState): ProjectId | undefined => {
  switch (state.kind) {
    case 'closed':
      return undefined
    case 'open':
      return state.project.id
    default:
      return state.projectId
  }
}

/** §8 says another thing of a project that fails on the stops tab than of one that fails elsewhere. */
export type ProjectPart = 'routes' | 'stops'

export const loadAttemptOf = (part: ProjectPart): AttemptName =>
  part === 'stops' ? 'load the project on the stops tab' : 'load the project on the routes tab'

/** What a screen of one project has of the plan. While another project is open, or on its way, it waits for its own. */
export type ProjectPlanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | ({ readonly kind: 'open' } & OpenPlan)

export const projectPlanStateOf = (state: PlanState, project: ProjectId): ProjectPlanState => {
  if (projectIdOf(state) !== project) return { kind: 'waiting' }
  switch (state.kind) {
    case 'open':
      return state
    case 'failed':
      return { kind: 'failed', isUnknown: state.isUnknown }
    default:
      return { kind: 'waiting' }
  }
}
