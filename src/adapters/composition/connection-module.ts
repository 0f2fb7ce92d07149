import { ContainerModule } from 'inversify'
import { ConnectionStore, keepUp } from '../../application/connection'
import { followPlan } from '../../application/plan'
import { ports, tokens } from './tokens'

export const connectionRoom = new ContainerModule(({ bind }) => {
  bind(tokens.connection).toResolvedValue(() => new ConnectionStore())
  bind(tokens.followPlan).toResolvedValue(
    (projects, plan, reload, attempt) => followPlan({ projects, plan, reload, attempt }),
    [ports.projects, tokens.plan, tokens.reloadPlan, tokens.attempt],
  )
  bind(tokens.keepUp).toResolvedValue(
    (follow, plan, { open, reload }, connection, clock) => keepUp({ follow, plan, open, reload, connection, clock }),
    [tokens.followPlan, tokens.plan, tokens.planDesk, tokens.connection, ports.clock],
  )
})
