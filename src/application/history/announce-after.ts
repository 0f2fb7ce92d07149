import type { PlanStore } from '../plan'
import type { AnnounceChange } from './announce-change'

export type AnnounceAfterPorts = {
  readonly plan: Pick<PlanStore, 'plan'>
  readonly announce: AnnounceChange
}

type AsyncAction<Input, Answer> = (input: Input) => Promise<Answer>

/** The same work, announced once it is done; what left the plan as it was is not. */
export const announceAfter =
  ({ plan, announce }: AnnounceAfterPorts) =>
  <Input, Answer>(
    action: AsyncAction<Input, Answer>,
    isDone: (answer: Answer) => boolean,
  ): AsyncAction<Input, Answer> =>
  async (input) => {
    const before = plan.plan
    const answer = await action(input)
    if (isDone(answer) && plan.plan !== before) void announce()
    return answer
  }
