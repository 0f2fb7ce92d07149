import * as E from 'fp-ts/Either'
import { cancelled, type CallFailure } from '../../domain/failure'
import type { StopToAdd } from '../../domain/move'
import { addStop as withStop } from '../../domain/plan'
import type { ProjectId } from '../../domain/project'
import type { Stop } from '../../domain/stop'
import type { ApplyServerChange, PlanStore, ReloadPlan, TrackEdit } from '../plan'
import type { CallServer } from '../session'
import type { StopGateway } from './stop-ports'

export type AddStopPorts = {
  readonly stops: Pick<StopGateway, 'add'>
  readonly plan: Pick<PlanStore, 'open' | 'set'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
  readonly reload: ReloadPlan
  /** sends the map message refreshMap (§4) */
  readonly refreshMap: () => void
}

export type AddStop = (stop: StopToAdd) => Promise<E.Either<CallFailure, Stop>>

/** `planShown` resolves once the plan on screen is that of the server. */
type AddedStop = { readonly stop: Stop; readonly planShown: Promise<unknown> }

/**
 * §2: shows the added stop at once, on the map too, and then loads the stops again. One that is planned with the same
 * call comes with its change, as every other edit.
 */
export const addStop = ({
  stops,
  plan,
  callServer,
  trackEdit,
  applyOwnChange,
  reload,
  refreshMap,
}: AddStopPorts): AddStop => {
  const add = async (project: ProjectId, toAdd: StopToAdd): Promise<E.Either<CallFailure, AddedStop>> => {
    const answer = await callServer('add a stop', stops.add(project, toAdd))
    if (E.isLeft(answer)) return answer
    const { answer: stop, changed } = answer.right
    const { open } = plan
    if (open?.project.id !== project) return E.right({ stop, planShown: Promise.resolve() })
    const isPlanned = toAdd.destination !== undefined
    const updates: Array<Promise<unknown>> = []
    if (changed === undefined && !isPlanned) {
      const added = withStop(open.plan, stop)
      if (E.isRight(added)) plan.set({ kind: 'open', ...open, plan: added.right })
    } else updates.push(applyOwnChange({ project, changed }))
    refreshMap()
    if (!isPlanned) updates.push(reload())
    return E.right({ stop, planShown: Promise.all(updates) })
  }
  const waitForPlan = async (adding: ReturnType<typeof add>): ReturnType<typeof add> => {
    const added = await adding
    if (E.isRight(added)) await added.right.planShown
    return added
  }
  return async (toAdd) => {
    const project = plan.open?.project.id
    if (project === undefined) return cancelled
    const adding = add(project, toAdd)
    void trackEdit(waitForPlan(adding))
    return E.map(({ stop }: AddedStop) => stop)(await adding)
  }
}
