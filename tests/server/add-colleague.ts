import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { addUser, passwords } from '../../server/sign-in'
import { openStorage } from '../../server/storage'
import { right } from '../kit/either'

export const colleague = { username: 'piet', password: 'een lang wachtwoord' } as const

/** Adds a second user to the demo organisation, which a server has made in this folder. */
export const addColleague = async (dataDir: string): Promise<void> => {
  const storage = await openStorage({ dataDir, databaseUrl: undefined })
  const [demo] = await storage.directory.organisations()
  const add = addUser({ storage, passwords, now: () => new Date(), newId: randomUUID })
  right(
    await add({
      username: colleague.username,
      organisation: demo?.name ?? '',
      headquarters: undefined,
      password: async () => E.right(colleague.password),
    }),
  )
  await storage.close()
}
