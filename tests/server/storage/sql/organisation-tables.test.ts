import { expect, it } from 'vitest'
import { migrations } from '../../../../server/storage/migrations'
import { organisationTables } from '../../../../server/storage/sql/organisation-records'

it('every table that a migration makes is one whose rows are removed with their organisation', () => {
  const statements = migrations.flatMap((migration) => migration.statements({ text: 'text', clustered: '' }))
  const made = statements.flatMap((sql) => /create table (?:if not exists )?(\w+)/.exec(sql)?.[1] ?? [])
  const dropped = new Set(statements.flatMap((sql) => /drop table (\w+)/.exec(sql)?.[1] ?? []))
  expect(made.filter((table) => !dropped.has(table)).toSorted()).toEqual(organisationTables.toSorted())
})
