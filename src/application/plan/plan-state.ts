import type { Plan } from '../../domain/plan'
import type { ProjectChanged } from '../../domain/history'
import type { OpenProject, ProjectId } from '../../domain/project'
import type { CallName } from '../../domain/failure'

/** An open project, with its plan at one version. */
export type OpenPlan = {
  readonly project: OpenProject
  readonly createdAt: string | undefined
  /** undefined where the server sends no version */
  readonly version: number | undefined
  readonly plan: Plan
  /** the change that made this version, if it is known */
  readonly lastChanged?: ProjectChanged | undefined
  /** the plan before that change */
  readonly previousPlan?: Plan | undefined
}

/** The chosen project, and whether it is loaded. */
export type PlanState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading'; readonly projectId: ProjectId }
  /** `isProjectMissing`: the server does not have the project */
  | { readonly kind: 'failed'; readonly projectId: ProjectId; readonly isProjectMissing: boolean }
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

/** The alert of §8 for a project that cannot be loaded differs on the stops tab. */
export type ProjectPart = 'routes' | 'stops'

export const loadCallOf = (part: ProjectPart): CallName =>
  part === 'stops' ? 'load the project on the stops tab' : 'load the project on the routes tab'

/** The plan for the screen of one project. While another project is open or loading, it counts as loading. */
export type ProjectPlanState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | ({ readonly kind: 'open' } & OpenPlan)

export const projectPlanStateOf = (state: PlanState, project: ProjectId): ProjectPlanState => {
  if (projectIdOf(state) !== project) return { kind: 'loading' }
  switch (state.kind) {
    case 'open':
      return state
    case 'failed':
      return { kind: 'failed', isProjectMissing: state.isProjectMissing }
    default:
      return { kind: 'loading' }
  }
}
