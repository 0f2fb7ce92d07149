import { isJsonObject } from '../../../src/domain/parse'
import { foldName } from '../../../src/domain/user'
import type { Migration } from './migration'

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Users from before are administrators. Of names that are alike in case, the oldest gets the folded name, so that it is
 * found in any case; each other one is still found as it is written, and no further one can be made.
 */
export const rolesAndFoldedNames: Migration = {
  number: 4,
  description: 'roles and folded names',
  statements: ({ text }) => [
    `alter table users add column role ${text} not null default 'administrator'`,
    `alter table users add column disabled_at ${text}`,
    `alter table directory add column folded ${text}`,
    'create unique index directory_by_folded on directory (kind, folded)',
  ],
  rowStatements: {
    query: `select username from users order by created_at, username`,
    of: (rows) => {
      const oldestNames = new Map<string, string>()
      for (const row of rows) {
        const name = isJsonObject(row) ? String(row['username']) : ''
        if (!oldestNames.has(foldName(name))) oldestNames.set(foldName(name), name)
      }
      return Array.from(
        oldestNames,
        ([folded, name]) =>
          `update directory set folded = ${quote(folded)} where kind = 'user' and name = ${quote(name)}`,
      )
    },
  },
}
