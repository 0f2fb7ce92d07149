import { maskApiKey, type User } from '../../../domain/session'

export type AccountViewModel = {
  /** §2: all but the username are omitted when absent */
  readonly fields: ReadonlyArray<{ readonly label: string; readonly name: string; readonly value: string }>
  readonly key: string
  /** whether the pages of administrators are offered; one who is none is refused there */
  readonly administers: boolean
}

export const accountViewModel = (user: User, showsKey: boolean): AccountViewModel => ({
  fields: [
    { label: 'Username', name: 'username', value: user.username ?? '' },
    ...optionalField('Account ID', 'accountId', user.accountId),
    ...optionalField('Organisation', 'organisation', user.organisationName),
    ...optionalField('Organisation ID', 'organisationId', user.organisationId),
  ],
  administers: user.role !== 'dispatcher',
  key: showsKey ? user.apiKey : maskApiKey(user.apiKey),
})

const optionalField = (label: string, name: string, value: string | undefined): AccountViewModel['fields'] =>
  value === undefined ? [] : [{ label, name, value }]
