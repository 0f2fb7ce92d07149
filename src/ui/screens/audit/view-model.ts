import { auditActionLabels, auditActions, type AuditEntry, type AuditFilter } from '../../../domain/audit'
import { boundsOfDay, dateTimeLabel } from '../../../domain/calendar'

export type AuditRow = {
  readonly id: string
  /** such as `Deleted a project: Week 48` */
  readonly text: string
  /** when, who and from where */
  readonly note: string
}

export const auditRowOf = (entry: AuditEntry): AuditRow => {
  const { id, at, action, subject, detail, count } = entry
  return {
    id,
    text: [
      [auditActionLabels[action], subject].filter((part) => part !== undefined).join(': '),
      ...(detail === undefined ? [] : [`(${detail})`]),
      ...(count === 1 ? [] : [`${count} times`]),
    ].join(' '),
    note: [dateTimeLabel(at) ?? at, ...whoAndWhere(entry)].join(' · '),
  }
}

const whoAndWhere = ({ action, username, address }: AuditEntry): ReadonlyArray<string> => {
  if (action === 'log_in_refused') return [username ?? 'several users', address ?? 'several addresses']
  return username === undefined ? ['a command on the server'] : [username, ...(address === undefined ? [] : [address])]
}

export const actionChoices = [
  { value: '', label: 'Everything' },
  ...auditActions.map((action) => ({ value: action, label: auditActionLabels[action] })),
]

/** The texts of the filter as they are typed. */
export type FilterTexts = { readonly username: string; readonly action: string; readonly day: string }

export const noFilter: FilterTexts = { username: '', action: '', day: '' }

export const filterOf = ({ username, action, day }: FilterTexts): AuditFilter => ({
  username: username.trim() === '' ? undefined : username.trim(),
  action: auditActions.find((one) => one === action),
  ...boundsOfDay(day),
})
