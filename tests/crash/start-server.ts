import { setTimeout } from 'node:timers/promises'
import type { CrashRun } from './run'
import { launch, type Launched } from './running-server'

export type StartedServer = { readonly launched: Launched; readonly base: string }

/** About how long a server takes to start. */
const START_MS = 800

/** Starts a server on the data of the previous one; sometimes it is killed while it starts, and started again. */
export const startServer = async ({
  programs: { server },
  site: { env },
  random,
  tally,
}: CrashRun): Promise<StartedServer> => {
  if (random.hasChance(20)) {
    const interrupted = launch(server, env)
    await setTimeout(random.integerBelow(START_MS))
    await interrupted.kill()
    tally.startsBroken += 1
  }
  const launched = launch(server, env)
  try {
    const { base, readyMs } = await launched.ready
    tally.slowestMs = Math.max(tally.slowestMs, readyMs)
    return { launched, base }
  } catch (error) {
    await launched.kill()
    throw error
  }
}
