import { describe, expect, it } from 'vitest'

/** Statements that begin or end transactions, and those on the directory, need no organisation. */
const isExempt = (sql: string): boolean =>
  /^(begin|start transaction|commit|rollback)/.test(sql) || /^select .* from "directory" /.test(sql)

const countMatches = (sql: string, pattern: RegExp): number => [...sql.matchAll(pattern)].length

/** Whether a statement filters each of its tables by organisation; joined tables may do so through each other. */
const namesOrganisation = (sql: string): boolean =>
  sql.startsWith('insert')
    ? /^insert into "\w+" \([^)]*"organisation"[^)]*\) values/.test(sql)
    : countMatches(sql, /(from|update) "/g) === countMatches(sql, /"organisation" = (\?|\$\d+)/g) &&
      countMatches(sql, / join "/g) === countMatches(sql, /"organisation" = "\w+"\."organisation"/g)

/** Checks that each statement is about one organisation, so that the tables could be distributed over many machines. */
export const itNamesTheOrganisation = (statements: ReadonlySet<string>): void => {
  describe('every statement that the tests above executed', () => {
    it('each statement filters by organisation, except on the directory', () => {
      const withoutOrganisation = [...statements].filter((sql) => !isExempt(sql) && !namesOrganisation(sql))
      expect(withoutOrganisation).toEqual([])
    })

    it('each statement is of a kind that this test knows', () => {
      const tables = new Set([...statements].flatMap((sql) => /(?:from|into|update) "(\w+)"/.exec(sql)?.[1] ?? []))
      expect([...tables].toSorted()).toEqual([
        'answers',
        'attempts',
        'audit',
        'carriers',
        'changes',
        'corrections',
        'directory',
        'drivers',
        'jobs',
        'keys',
        'organisations',
        'projects',
        'routes',
        'stops',
        'turns',
        'users',
      ])
    })
  })
}
