import { ContainerModule } from 'inversify'
import { ConnectionStore, keepConnected } from '../../application/connection'
import { followPlan } from '../../application/plan'
import { ports, tokens } from './tokens'

export const connectionModule = new ContainerModule(({ bind }) => {
  bind(tokens.connection).toResolvedValue(() => new ConnectionStore())
  bind(tokens.followPlan).toResolvedValue(
    (projects, plan, reload, attempt) => followPlan({ projects, plan, reload, attempt }),
    [ports.projects, tokens.plan, tokens.reloadPlan, tokens.attempt],
  )
  bind(tokens.keepConnected).toResolvedValue(
    (follow, plan, { open, reload }, connection, clock) =>
      keepConnected({ follow, plan, open, reload, connection, clock }),
    [tokens.followPlan, tokens.plan, tokens.planFacade, tokens.connection, ports.clock],
  )
})
