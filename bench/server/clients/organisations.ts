import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { addUser, passwords } from '../../../server/sign-in'
import { openStorage, type StorageLocation } from '../../../server/storage'
import { CARRIERS } from '../saved-plan'

export type Credentials = { readonly username: string; readonly password: string }

const PASSWORD = 'wie plant die blijft'

/** Adds organisations with users and carriers; returns the credentials of the users, by organisation. */
export const addOrganisations = async (
  location: StorageLocation,
  organisationCount: number,
  userCount: number,
): Promise<ReadonlyArray<ReadonlyArray<Credentials>>> => {
  const storage = await openStorage(location)
  const passwordHash = await passwords.hash(PASSWORD)
  // Hashing takes long on purpose, and all have the same password.
  const add = addUser({
    storage,
    passwords: { hash: async () => passwordHash },
    now: () => new Date(),
    newId: randomUUID,
  })
  const organisations: Credentials[][] = []
  for (let index = 0; index < organisationCount; index += 1) {
    const name = `Vervoerder ${index + 1}`
    const users: Credentials[] = []
    for (let userIndex = 0; userIndex < userCount; userIndex += 1) {
      const user = { username: `planner ${index + 1}.${userIndex + 1}`, password: PASSWORD }
      const added = await add({
        username: user.username,
        organisation: name,
        headquarters: undefined,
        password: async () => E.right(user.password),
      })
      if (E.isLeft(added)) throw new Error(added.left)
      if (added.right.isNewOrganisation) await addCarriers(storage, added.right.organisation.id, name)
      users.push(user)
    }
    organisations.push(users)
  }
  await storage.close()
  return organisations
}

/** A new organisation has one carrier. */
const addCarriers = async (
  storage: Awaited<ReturnType<typeof openStorage>>,
  organisation: string,
  name: string,
): Promise<void> => {
  for (let number = 2; number <= CARRIERS; number += 1)
    await storage.write<never, void>(organisation, async ({ carriers }) =>
      E.right(void (await carriers.add(`${name}, carrier ${number}`))),
    )
}
