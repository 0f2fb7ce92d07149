import type { PlanStore } from '../plan'
import type { AnnounceChange } from './announce-change'

export type AnnouncedPorts = {
  readonly plan: Pick<PlanStore, 'plan'>
  readonly announce: AnnounceChange
}

type Work<Asked, Answer> = (asked: Asked) => Promise<Answer>

/** The same work, announced once it is done; what left the plan as it was is not. */
export const announced =
  ({ plan, announce }: AnnouncedPorts) =>
  <Asked, Answer>(work: Work<Asked, Answer>, isDone: (answer: Answer) => boolean): Work<Asked, Answer> =>
  async (asked) => {
    const before = plan.plan
    const answer = await work(asked)
    if (isDone(answer) && plan.plan !== before) void announce()
    return answer
  }
