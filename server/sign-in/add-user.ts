import * as E from 'fp-ts/Either'
import { defaultHeadquarters, type Coordinates } from '../../src/domain/address'
import type { NamedOrganisation, Storage } from '../storage'
import { auditEntry } from '../audit'
import { canAdminister, type UserRole } from '../../src/domain/user'
import { findOrganisation, findByFoldedName, organisationUserOf } from './find-member'
import type { Passwords } from './password-hash'

export type AddUserPorts = {
  readonly storage: Pick<Storage, 'directory' | 'write'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly now: () => Date
  readonly newId: () => string
}

export type NewUser = {
  readonly username: string
  readonly organisation: string
  /** the headquarters of a new organisation; by default those of §9 */
  readonly headquarters: Coordinates | undefined
  /** by default a dispatcher where the organisation has an administrator */
  readonly role?: UserRole | undefined
  /** requested after everything else has been checked */
  readonly password: () => Promise<E.Either<string, string>>
}

export type UserAdded = {
  readonly organisation: NamedOrganisation
  readonly isNewOrganisation: boolean
  readonly role: UserRole
}

/** Adds a user. Creates the organisation if there is none of that name, with one carrier of the same name. */
export const addUser =
  ({ storage, passwords, now, newId }: AddUserPorts) =>
  async ({ username, organisation, headquarters, role, password }: NewUser): Promise<E.Either<string, UserAdded>> => {
    if ((await storage.directory.findUser(username)) !== undefined) return E.left(usernameTakenMessage(username))
    const existingOrganisation = await findOrganisation(storage.directory, organisation)
    if (existingOrganisation !== undefined && headquarters !== undefined)
      return E.left(
        `Organisation ${existingOrganisation.name} is there already, and its headquarters stay where they are.`,
      )
    const sameInOtherCase = await findByFoldedName(storage.directory, organisation)
    if (existingOrganisation === undefined && sameInOtherCase !== undefined)
      return E.left(
        `There is an organisation ${sameInOtherCase.name} already: write it as that, or choose another name.`,
      )
    if (existingOrganisation === undefined && role === 'dispatcher')
      return E.left(administratorMissingMessage(organisation))
    const newPassword = await password()
    if (E.isLeft(newPassword)) return newPassword

    const createdAt = now().toISOString()
    const passwordHash = await passwords.hash(newPassword.right)
    const userOrganisation = existingOrganisation ?? { id: newId(), name: organisation }
    return storage.write<string, UserAdded>(
      userOrganisation.id,
      async ({ organisation: organisationRecords, carriers, users, audit }) => {
        if (existingOrganisation === undefined) {
          const addedOrganisation = await organisationRecords.add({
            name: organisation,
            headquarters: headquarters ?? defaultHeadquarters,
            createdAt,
          })
          if (E.isLeft(addedOrganisation))
            return E.left(`Somebody made organisation ${organisation} just now. Please try again.`)
          await carriers.add(organisation)
        }
        const hasAdministrator = (await users.all()).map(organisationUserOf).some(canAdminister)
        if (!hasAdministrator && role === 'dispatcher') return E.left(administratorMissingMessage(organisation))
        const added = await users.add({
          id: newId(),
          username,
          passwordHash,
          createdAt,
          role: role ?? (hasAdministrator ? 'dispatcher' : 'administrator'),
          disabledAt: undefined,
        })
        if (E.isRight(added)) {
          const audited = { action: 'user_added', subject: username, detail: added.right.role } as const
          await audit.add(auditEntry(audited, { at: now() }))
        }
        return E.isLeft(added)
          ? E.left(usernameTakenMessage(username))
          : E.right({
              organisation: userOrganisation,
              isNewOrganisation: existingOrganisation === undefined,
              role: added.right.role,
            })
      },
    )
  }

const administratorMissingMessage = (organisation: string): string =>
  `Organisation ${organisation} has no administrator yet: add one first.`

const usernameTakenMessage = (username: string): string => `There is a user ${username} already.`
