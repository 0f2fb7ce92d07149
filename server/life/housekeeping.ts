import * as E from 'fp-ts/Either'
import type { Storage } from '../storage'

const HOUR = 3_600_000
/** How long a deleted driver can come back, and a request be repeated. */
const DAY = 24 * HOUR

/** Forgets what nobody may ask for any more, of every organisation in turn. */
export const tidy = async (storage: Pick<Storage, 'directory' | 'write'>, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - DAY).toISOString()
  for (const { id } of await storage.directory.organisations())
    await storage.write<never, undefined>(id, async ({ answers, drivers, keys }) => {
      await answers.forget(yesterday)
      await drivers.forgetRemoved(yesterday)
      await keys.forgetEnded(now.toISOString())
      return E.right(undefined)
    })
}

type House = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
  readonly now: () => Date
  readonly onAccident: (error: unknown) => void
}

/** Every hour, until the answer is called. */
export const keepTidy = ({ storage, now, onAccident }: House): (() => void) => {
  const timer = setInterval(() => void tidy(storage, now()).catch(onAccident), HOUR)
  timer.unref()
  return () => clearInterval(timer)
}
