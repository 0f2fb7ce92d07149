import { setTimeout } from 'node:timers/promises'
import type { Run } from './run'
import { launch, type Launched } from './running-server'

/** A server that answers. */
export type Up = { readonly launched: Launched; readonly base: string }

/** How long a server takes to start, or longer. */
const START_MS = 800

/** Starts a server on what the last one left; now and then it is killed on its way, and started again. */
export const comeUp = async ({ programs: { server }, site: { env }, dice, tally }: Run): Promise<Up> => {
  if (dice.falls(20)) {
    const broken = launch(server, env)
    await setTimeout(dice.below(START_MS))
    await broken.kill()
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
