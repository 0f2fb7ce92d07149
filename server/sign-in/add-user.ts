import * as E from 'fp-ts/Either'
import { defaultHeadquarters, type Coordinates } from '../../src/domain/address'
import type { OrganisationName, Storage } from '../storage'
import { organisationNamed } from './find-organisation'
import type { Passwords } from './passwords'

export type AddUserPorts = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly now: () => Date
  readonly newId: () => string
}

export type NewUser = {
  readonly username: string
  readonly organisation: string
  /** the headquarters of a new organisation; without it, those of §9 */
  readonly at: Coordinates | undefined
  /** asked for after everything else has been checked */
  readonly password: () => Promise<E.Either<string, string>>
}

export type UserAdded = { readonly organisation: OrganisationName; readonly isNew: boolean }

/** Adds a user. A new organisation is made where there is none of that name, with one carrier of the same name. */
export const addUser =
  ({ storage, passwords, now, newId }: AddUserPorts) =>
  async ({ username, organisation, at, password }: NewUser): Promise<E.Either<string, UserAdded>> => {
    if ((await storage.directory.organisationOf(username)) !== undefined) return E.left(taken(username))
    const known = await organisationNamed(storage.directory, organisation)
    if (known !== undefined && at !== undefined)
      return E.left(`Organisation ${known.name} is there already, and its headquarters stay where they are.`)
    const chosen = await password()
    if (E.isLeft(chosen)) return chosen

    const createdAt = now().toISOString()
    const user = { id: newId(), username, passwordHash: await passwords.hash(chosen.right), createdAt }
    const theirs = known ?? { id: newId(), name: organisation }
    return storage.write<string, UserAdded>(theirs.id, async ({ organisation: founding, carriers, users }) => {
      if (known === undefined) {
        const founded = await founding.add({ name: organisation, at: at ?? defaultHeadquarters, createdAt })
        if (E.isLeft(founded)) return E.left(`Somebody made organisation ${organisation} just now. Please try again.`)
        await carriers.add(organisation)
      }
      const added = await users.add(user)
      return E.isLeft(added) ? E.left(taken(username)) : E.right({ organisation: theirs, isNew: known === undefined })
    })
  }

const taken = (username: string): string => `There is a user ${username} already.`
