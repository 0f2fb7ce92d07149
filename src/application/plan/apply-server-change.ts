import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { done, type CallFailure } from '../../domain/failure'
import { applySentChange, type ProjectChanged } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { PlanStore } from './plan-store'
import type { ReloadPlan } from './reload-plan'

export type ApplyServerChangePorts = { readonly plan: Pick<PlanStore, 'open' | 'set'>; readonly reload: ReloadPlan }

/** The new version from an event or the answer to an edit; undefined where the answer does not carry it. */
export type ServerChange = { readonly project: ProjectId; readonly changed: ProjectChanged | null | undefined }

export type ApplyServerChange = (change: ServerChange) => Promise<E.Either<CallFailure, void>>

/** Applies the change after the version on screen. Any other change that is new leads to a full read of the plan. */
export const applyServerChange =
  ({ plan, reload }: ApplyServerChangePorts): ApplyServerChange =>
  async ({ project, changed }) => {
    const { open } = plan
    if (open?.project.id !== project || changed === null) return done
    if (changed === undefined || open.version === undefined) return reload()
    if (changed.version <= open.version) return done
    const isNext = changed.version === open.version + 1
    const next = isNext && changed.change !== undefined ? applySentChange(open.plan, changed.change) : O.none
    if (O.isNone(next)) return reload()
    plan.set({ kind: 'open', ...open, version: changed.version, plan: next.value, lastChanged: changed })
    return done
  }
