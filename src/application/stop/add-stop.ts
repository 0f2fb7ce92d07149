import * as E from 'fp-ts/Either'
import { notDone, type CallFailure } from '../../domain/failure'
import { addStop as withStop } from '../../domain/plan'
import type { Stop } from '../../domain/stop'
import type { ApplyServerChange, PlanStore, ReloadPlan } from '../plan'
import type { AttemptCall } from '../session'
import type { StopGateway, StopToAdd } from './stop-gateway'

export type AddStopPorts = {
  readonly stops: Pick<StopGateway, 'add'>
  readonly plan: Pick<PlanStore, 'open' | 'set'>
  readonly attempt: AttemptCall
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
  /** sends the map message refreshMap (§4) */
  readonly refreshMap: () => void
}

export type AddStop = (stop: StopToAdd) => Promise<E.Either<CallFailure, Stop>>

/** §2: shows the added stop at once, on the map too, and then loads the stops again. */
export const addStop =
  ({ stops, plan, attempt, applyOwnChange, reload, refreshMap }: AddStopPorts): AddStop =>
  async (toAdd) => {
    const project = plan.open?.project.id
    if (project === undefined) return notDone
    const answer = await attempt('add a stop', stops.add(project, toAdd))
    if (E.isLeft(answer)) return answer
    const { answer: stop, changed } = answer.right
    const { open } = plan
    if (open?.project.id !== project) return E.right(stop)
    if (changed === undefined && toAdd.place === undefined) {
      const added = withStop(open.plan, stop)
      if (E.isRight(added)) plan.set({ kind: 'open', ...open, plan: added.right })
    } else void applyOwnChange({ project, changed })
    refreshMap()
    void reload()
    return E.right(stop)
  }
