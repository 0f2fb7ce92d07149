import { ContainerModule } from 'inversify'
import { announced } from '../../application/history'
import { changeLocks, turnLock } from '../../application/lock'
import { ports, tokens } from './tokens'

export const lockRoom = new ContainerModule(({ bind }) => {
  bind(tokens.lockDesk).toResolvedValue(
    (locks, plan, attempt, reload, announce) => {
      const told = announced({ plan, announce })
      return {
        turn: turnLock({ plan, change: told(changeLocks({ locks, plan, attempt, reload }), (isTaken) => isTaken) }),
      }
    },
    [ports.locks, tokens.plan, tokens.attempt, tokens.reloadPlan, tokens.announceChange],
  )
})
