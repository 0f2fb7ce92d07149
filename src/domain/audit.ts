/** What the audit trail records, by what people call it. */
export const auditActionLabels = {
  log_in: 'Logged in',
  log_out: 'Logged out',
  log_in_refused: 'Log-in refused',
  session_ended: 'Ended a session',
  sessions_ended: 'Ended all other sessions',
  key_made: 'Made a key for a program',
  key_ended: 'Ended a key for a program',
  password_changed: 'Changed the password',
  password_set: 'Chose a password by a link',
  user_invited: 'Invited a user',
  user_added: 'Added a user',
  user_removed: 'Removed a user',
  user_disabled: 'Disabled a user',
  user_enabled: 'Enabled a user',
  role_changed: 'Changed the role of a user',
  link_made: 'Made a link to choose a password',
  driver_added: 'Added a driver',
  driver_changed: 'Changed a driver',
  driver_deleted: 'Deleted a driver',
  driver_restored: 'Restored a driver',
  carrier_added: 'Added a carrier',
  carrier_removed: 'Removed a carrier',
  project_made: 'Made a project',
  project_deleted: 'Deleted a project',
  stops_uploaded: 'Uploaded stops',
  stops_imported: 'Imported stops',
  stops_exported: 'Exported stops',
  report_downloaded: 'Downloaded the report',
  correction_forgotten: 'Forgot the correction of an address',
  correction_restored: 'Brought back the correction of an address',
  organisation_removed: 'Removed the organisation',
} as const

export type AuditAction = keyof typeof auditActionLabels

export const auditActions = Object.keys(auditActionLabels).filter(
  (action): action is AuditAction => action in auditActionLabels,
)

/** What was done, and to what. */
export type AuditedAction = {
  readonly action: AuditAction
  /** the name of what it was done to, as it was then */
  readonly subject?: string | undefined
  readonly subjectId?: string | undefined
  /** such as the new role, the format of an export, or why a log-in was refused */
  readonly detail?: string | undefined
}

/** One line of the audit trail. */
export type AuditEntry = AuditedAction & {
  /** ids are in the order of their times */
  readonly id: string
  /** an ISO date-time in UTC */
  readonly at: string
  /** undefined where nobody is known: of a refused log-in, or of a command on the server */
  readonly username: string | undefined
  /** undefined of a command on the server */
  readonly address: string | undefined
  /** refused log-ins of one minute are one entry */
  readonly count: number
}

/** Which entries are asked for. */
export type AuditFilter = {
  readonly username?: string | undefined
  readonly action?: AuditAction | undefined
  /** ISO date-times: from this one on, and before that one */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Entries, newest first, and the id before which there are more. */
export type AuditPage = { readonly entries: ReadonlyArray<AuditEntry>; readonly next: string | undefined }
