import * as O from 'fp-ts/Option'
import { applySentChange, type ProjectChanged } from '../../domain/history'
import type { ProjectId } from '../../domain/project'
import type { PlanStore } from './plan-store'
import type { ReloadPlan } from './reload-plan'

export type ApplyServerChangePorts = { readonly plan: Pick<PlanStore, 'open' | 'set'>; readonly reload: ReloadPlan }

/** Takes the new version from the answer to an edit, or from an event; undefined where the answer has none. */
export type ApplyServerChange = (project: ProjectId, changed: ProjectChanged | null | undefined) => Promise<void>

/** Applies the change after the version on screen. Any other change that is new leads to a full read of the plan. */
export const applyServerChange =
  ({ plan, reload }: ApplyServerChangePorts): ApplyServerChange =>
  async (project, changed) => {
    const { open } = plan
    if (open?.project.id !== project || changed === null) return
    if (changed === undefined || open.version === undefined) return reload()
    if (changed.version <= open.version) return
    const isNext = changed.version === open.version + 1
    const next = isNext && changed.change !== undefined ? applySentChange(open.plan, changed.change) : O.none
    if (O.isNone(next)) return reload()
    plan.set({ kind: 'open', ...open, version: changed.version, plan: next.value, lastChanged: changed })
  }
