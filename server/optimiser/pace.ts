import { setImmediate as othersFirst } from 'node:timers/promises'

/** How long one may think before others get their turn. */
const BREATH_MS = 12

/** How often whoever waits hears how it goes. */
const TELL_MS = 300

/** Keeps a long computation polite: others get their turn, whoever waits hears of it, and it ends when it should. */
export type Pace = {
  /** false when it is time to stop; to be asked often, which costs next to nothing */
  readonly goOn: () => boolean | Promise<boolean>
}

type PaceOptions = {
  readonly budgetMs: number
  readonly signal: AbortSignal
  readonly tell: () => void
}

export const paceOf = ({ budgetMs, signal, tell }: PaceOptions): Pace => {
  const since = performance.now()
  let [breathed, told] = [since, since]
  const mayGoOn = (): boolean => !signal.aborted && performance.now() - since < budgetMs
  const breathe = async (): Promise<boolean> => {
    if (performance.now() - told > TELL_MS) {
      tell()
      told = performance.now()
    }
    await othersFirst()
    breathed = performance.now()
    return mayGoOn()
  }
  return { goOn: () => (performance.now() - breathed < BREATH_MS ? mayGoOn() : breathe()) }
}
