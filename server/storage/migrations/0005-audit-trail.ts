import type { Migration } from './migration'

/** Has no key of a project or a user, because entries stay when those are gone. Log-ins of unknown users have no organisation. */
export const auditTrail: Migration = {
  number: 5,
  description: 'audit trail',
  statements: ({ text, clustered }) => [
    `create table audit (
      organisation ${text} not null,
      id ${text} not null,
      at ${text} not null,
      action ${text} not null,
      username ${text},
      folded ${text},
      address ${text},
      subject ${text},
      subject_id ${text},
      detail ${text},
      count integer not null,
      primary key (organisation, id)
    )${clustered}`,
    'create index audit_by_action on audit (organisation, action, id)',
    'create index audit_by_user on audit (organisation, folded, id)',
  ],
}
