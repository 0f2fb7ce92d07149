import * as E from 'fp-ts/Either'

/** An administrator may do what a dispatcher may, and has the pages of users and of the audit trail besides. */
export const userRoles = ['dispatcher', 'administrator'] as const
export type UserRole = (typeof userRoles)[number]

/** An invited user has no password yet. */
export const userStates = ['invited', 'active', 'disabled'] as const
export type UserState = (typeof userStates)[number]

export type OrganisationUser = {
  readonly id: string
  readonly username: string
  readonly role: UserRole
  readonly state: UserState
  /** an ISO date-time in UTC */
  readonly createdAt: string
}

export type UserInvitation = { readonly username: string; readonly role: UserRole }

/** A link by which its user chooses a password; it works once. Whoever has its secret can use it. */
export type PasswordLink = { readonly user: OrganisationUser; readonly linkSecret: string; readonly endsAt: string }

/** For whom a link was made. */
export type LinkedUser = {
  readonly username: string
  readonly organisationName: string
  /** whether the user has no password yet */
  readonly isInvited: boolean
  readonly endsAt: string
}

export type UserChange = { readonly role?: UserRole | undefined; readonly isDisabled?: boolean | undefined }

export const stateOfUser = (isDisabled: boolean, hasPassword: boolean): UserState => {
  if (isDisabled) return 'disabled'
  return hasPassword ? 'active' : 'invited'
}

export const canAdminister = ({ role, state }: Pick<OrganisationUser, 'role' | 'state'>): boolean =>
  role === 'administrator' && state === 'active'

/** Whether nobody else could invite users, or let anybody in again. */
export const isLastAdministrator = (
  users: ReadonlyArray<Pick<OrganisationUser, 'id' | 'role' | 'state'>>,
  id: string,
): boolean => users.some((user) => user.id === id && canAdminister(user)) && users.filter(canAdminister).length === 1

/** Refuses what would leave an organisation without an administrator. `hasPassword` is that of the user. */
export const changeUser = (
  users: ReadonlyArray<OrganisationUser>,
  { id, change, hasPassword }: { readonly id: string; readonly change: UserChange; readonly hasPassword: boolean },
): E.Either<'no such user' | 'last administrator', OrganisationUser> => {
  const user = users.find((one) => one.id === id)
  if (user === undefined) return E.left('no such user')
  const changed = {
    ...user,
    role: change.role ?? user.role,
    state: stateOfUser(change.isDisabled ?? user.state === 'disabled', hasPassword),
  }
  return isLastAdministrator(users, id) && !canAdminister(changed) ? E.left('last administrator') : E.right(changed)
}

/** Trims a name and composes its accented letters, so that all ways to type it are equal. */
export const normaliseName = (name: string): string => name.trim().normalize('NFC')

/** Names that differ in case alone are one user, and have one folded name; so do the two spellings of an accented letter. */
export const foldName = (username: string): string => normaliseName(username).toLowerCase().normalize('NFC')
