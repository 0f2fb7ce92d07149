import { maskApiKey, type User, type AccountKey } from '../../../domain/session'
import { dateTimeLabel, timeOrDayTimeLabel } from '../../../domain/calendar'

export type AccountViewModel = {
  /** §2: all but the username are omitted when absent */
  readonly fields: ReadonlyArray<{ readonly label: string; readonly name: string; readonly value: string }>
  readonly key: string
  /** whether the links to the pages of administrators are shown; the server refuses these to others */
  readonly showsAdministration: boolean
}

export const accountViewModel = (user: User, showsKey: boolean): AccountViewModel => ({
  fields: [
    { label: 'Username', name: 'username', value: user.username ?? '' },
    ...optionalField('Account ID', 'accountId', user.accountId),
    ...optionalField('Organisation', 'organisation', user.organisationName),
    ...optionalField('Organisation ID', 'organisationId', user.organisationId),
  ],
  showsAdministration: user.role !== 'dispatcher',
  key: showsKey ? user.apiKey : maskApiKey(user.apiKey),
})

const optionalField = (label: string, name: string, value: string | undefined): AccountViewModel['fields'] =>
  value === undefined ? [] : [{ label, name, value }]

export type KeyRow = {
  readonly id: string
  readonly name: string
  /** when and from where it was used, and since when it is valid */
  readonly note: string
  readonly isCurrent: boolean
}

export type KeysViewModel = {
  /** this session first */
  readonly sessions: ReadonlyArray<KeyRow>
  readonly programKeys: ReadonlyArray<KeyRow>
  readonly hasOtherSessions: boolean
}

/** `today` is an ISO date; undefined where it is not known. */
export const keysViewModel = (keys: ReadonlyArray<AccountKey>, today: string | undefined): KeysViewModel => {
  const sessions = keys.filter(({ kind }) => kind === 'session')
  return {
    sessions: sessions
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
      .map((key) => rowOf(key, 'Logged in', today)),
    programKeys: keys.filter(({ kind }) => kind === 'program').map((key) => rowOf(key, 'Made', today)),
    hasOtherSessions: sessions.some(({ isCurrent }) => !isCurrent),
  }
}

const rowOf = (key: AccountKey, verb: 'Logged in' | 'Made', today: string | undefined): KeyRow => {
  const { id, name, kind, madeAt, lastUsedAt, address, isCurrent } = key
  const used = lastUsedAt === undefined ? undefined : timeOrDayTimeLabel(lastUsedAt, today)
  const made = madeAt === undefined ? undefined : dateTimeLabel(madeAt)
  const parts = [
    used === undefined ? (kind === 'program' ? 'Not used yet' : undefined) : `Last used ${used}`,
    address === undefined ? undefined : `from ${address}`,
  ].filter((part) => part !== undefined)
  return {
    id,
    name,
    note: [parts.join(' '), made === undefined ? '' : `${verb} ${made}`].filter((part) => part !== '').join(' · '),
    isCurrent,
  }
}
