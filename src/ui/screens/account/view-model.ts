import { maskKey, type User } from '../../../domain/session'

export type AccountOnScreen = {
  /** §2: all but the username only when present */
  readonly fields: ReadonlyArray<{ readonly label: string; readonly name: string; readonly value: string }>
  readonly key: string
}

export const accountOnScreen = (user: User, showsKey: boolean): AccountOnScreen => ({
  fields: [
    { label: 'Username', name: 'username', value: user.username ?? '' },
    ...ifKnown('Account ID', 'accountId', user.accountId),
    ...ifKnown('Organisation', 'organisation', user.organisationName),
    ...ifKnown('Organisation ID', 'organisationId', user.organisationId),
  ],
  key: showsKey ? user.apiKey : maskKey(user.apiKey),
})

const ifKnown = (label: string, name: string, value: string | undefined): AccountOnScreen['fields'] =>
  value === undefined ? [] : [{ label, name, value }]
