import * as E from 'fp-ts/Either'
import { restorableSince } from '../driver'
import type { OrganisationId, Storage } from '../storage'

const HOUR = 3_600_000
/** How long a request can be repeated. */
const DAY = 24 * HOUR

type House = {
  readonly storage: {
    readonly directory: Pick<Storage['directory'], 'organisations'>
    readonly write: Storage['write']
  }
  readonly now: () => Date
  readonly onAccident: (error: unknown) => void
}

/** Forgets what nobody may ask for any more, of every organisation in turn; one that goes wrong keeps up no other. */
export const tidy = async ({ storage, now, onAccident }: House, isOver = (): boolean => false): Promise<void> => {
  for (const { id } of await storage.directory.organisations()) {
    if (isOver()) return
    await tidyOne(storage, id, now()).catch(onAccident)
  }
}

const tidyOne = async (storage: Pick<Storage, 'write'>, organisation: OrganisationId, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - DAY).toISOString()
  await storage.write<never, undefined>(organisation, async ({ answers, drivers, keys }) => {
    await answers.forget(yesterday)
    await drivers.forgetRemoved(restorableSince(now))
    await keys.forgetEnded(now.toISOString())
    return E.right(undefined)
  })
}

/** Now and every hour, until the answer is called. */
export const keepTidy = (house: House): (() => void) => {
  let isOver = false
  const begin = (): void => void tidy(house, () => isOver).catch(house.onAccident)
  const timer = setInterval(begin, HOUR)
  timer.unref()
  begin()
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
