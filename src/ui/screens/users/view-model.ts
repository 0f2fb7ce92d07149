import { dateTimeLabel } from '../../../domain/calendar'
import type { OrganisationUser, PasswordLink, UserChange, UserRole } from '../../../domain/user'

export const roleLabels: Readonly<Record<UserRole, string>> = {
  dispatcher: 'Dispatcher',
  administrator: 'Administrator',
}

/** A change that is asked about before it is made, because it ends sessions. */
export type ChangeToConfirm = {
  readonly user: OrganisationUser
  readonly change: UserChange
  readonly label: string
  readonly title: string
  readonly consequence: string
}

export type UserRow = {
  readonly user: OrganisationUser
  /** such as `Dispatcher · invited 20 Nov 2026, 16:42` */
  readonly note: string
  readonly canHaveLink: boolean
  readonly linkLabel: string
  readonly changes: ReadonlyArray<ChangeToConfirm>
}

const stateVerbs = { invited: 'invited', active: 'since', disabled: 'disabled · since' } as const

export const userRowOf = (user: OrganisationUser): UserRow => ({
  user,
  note: `${roleLabels[user.role]} · ${stateVerbs[user.state]} ${dateTimeLabel(user.createdAt) ?? ''}`,
  canHaveLink: user.state !== 'disabled',
  linkLabel: user.state === 'invited' ? 'New link to join' : 'Link to choose a new password',
  changes: [roleChangeOf(user), accessChangeOf(user)],
})

const otherRole: Readonly<Record<UserRole, UserRole>> = { dispatcher: 'administrator', administrator: 'dispatcher' }

const roleConsequences: Readonly<Record<UserRole, string>> = {
  administrator: 'An administrator invites and disables users, and reads the audit trail.',
  dispatcher: 'A dispatcher no longer sees the pages of users and the audit trail.',
}

const roleChangeOf = (user: OrganisationUser): ChangeToConfirm => {
  const role = otherRole[user.role]
  const article = role === 'administrator' ? 'an' : 'a'
  return {
    user,
    change: { role },
    label: `Make ${role}`,
    title: `Make ${user.username} ${article} ${role}?`,
    consequence: `${roleConsequences[role]} ${user.username} is logged out, and has the new role from the next log-in on.`,
  }
}

const accessChangeOf = (user: OrganisationUser): ChangeToConfirm =>
  user.state === 'disabled'
    ? {
        user,
        change: { isDisabled: false },
        label: 'Enable',
        title: `Enable ${user.username}?`,
        consequence: 'The user may log in again with the same password. Keys for programs have to be made again.',
      }
    : {
        user,
        change: { isDisabled: true },
        label: 'Disable',
        title: `Disable ${user.username}?`,
        consequence:
          'All sessions and keys for programs of the user end at once. Projects and history stay, and the user can be enabled again.',
      }

export const passwordLinkHelp = ({ user, endsAt }: PasswordLink): string =>
  `Send it to ${user.username}: it works once, until ${dateTimeLabel(endsAt) ?? endsAt}, and is not shown again.`
