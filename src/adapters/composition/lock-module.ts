import { ContainerModule } from 'inversify'
import { announceAfter } from '../../application/history'
import { changeLocks, toggleLock } from '../../application/lock'
import { ports, tokens } from './tokens'

export const lockModule = new ContainerModule(({ bind }) => {
  bind(tokens.lockFacade).toResolvedValue(
    (locks, plan, attempt, reload, announce) => {
      const announceIfDone = announceAfter({ plan, announce })
      return {
        toggle: toggleLock({
          plan,
          change: announceIfDone(changeLocks({ locks, plan, attempt, reload }), (isAccepted) => isAccepted),
        }),
      }
    },
    [ports.locks, tokens.plan, tokens.attempt, tokens.reloadPlan, tokens.announceChange],
  )
})
