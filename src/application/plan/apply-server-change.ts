import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { done, type CallFailure } from '../../domain/failure'
import { applyChange, type PlanChange, type ProjectChanged, type SentChange } from '../../domain/history'
import type { Plan } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { PlanStore } from './plan-store'
import type { ReloadPlan } from './reload-plan'

/** A port: decodes a change beside the plan before it; none where that cannot be done. */
export type DecodeChange = (sent: SentChange, plan: Plan) => O.Option<PlanChange>

export type ApplyServerChangePorts = {
  readonly plan: Pick<PlanStore, 'open' | 'set'>
  readonly decodeChange: DecodeChange
  readonly reload: ReloadPlan
}

/**
 * The new version from an event or the answer to an edit: null where the edit changed nothing, undefined where the
 * answer does not say.
 */
export type ServerChange = { readonly project: ProjectId; readonly changed: ProjectChanged | null | undefined }

export type ApplyServerChange = (change: ServerChange) => Promise<E.Either<CallFailure, void>>

/** Applies the change after the version on screen. Any other change that is new leads to a full read of the plan. */
export const applyServerChange =
  ({ plan, decodeChange, reload }: ApplyServerChangePorts): ApplyServerChange =>
  async ({ project, changed }) => {
    const { open } = plan
    if (open?.project.id !== project || changed === null) return done
    if (changed === undefined || open.version === undefined) return reload()
    if (changed.version <= open.version) return done
    const isNext = changed.version === open.version + 1
    const sent = isNext ? changed.change : undefined
    const next =
      sent === undefined
        ? O.none
        : O.flatMap((change: PlanChange) => applyChange(open.plan, sent.action, change))(decodeChange(sent, open.plan))
    if (O.isNone(next)) return reload()
    plan.set({
      kind: 'open',
      ...open,
      version: changed.version,
      plan: next.value,
      lastChanged: changed,
      previousPlan: open.plan,
    })
    return done
  }
