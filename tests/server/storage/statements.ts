import { describe, expect, it } from 'vitest'

/** What begins and ends transactions, and who belongs where: known before there is an organisation. */
const isExempt = (sql: string): boolean =>
  /^(begin|start transaction|commit|rollback)/.test(sql) || /^select .* from "directory" /.test(sql)

const timesIn = (sql: string, pattern: RegExp): number => [...sql.matchAll(pattern)].length

/** A statement names it once for each table that it goes to; tables that are joined, by each other. */
const namesIt = (sql: string): boolean =>
  sql.startsWith('insert')
    ? /^insert into "\w+" \([^)]*"organisation"[^)]*\) values/.test(sql)
    : timesIn(sql, /(from|update) "/g) === timesIn(sql, /"organisation" = (\?|\$\d+)/g) &&
      timesIn(sql, / join "/g) === timesIn(sql, /"organisation" = "\w+"\."organisation"/g)

/** The rule that lets tables be spread over many machines: no statement looks at more than one organisation. */
export const itNamesTheOrganisation = (heard: ReadonlySet<string>): void => {
  describe('every statement that the tests above made', () => {
    it('names the organisation it is about, save those that ask the directory', () => {
      const silent = [...heard].filter((sql) => !isExempt(sql) && !namesIt(sql))
      expect(silent).toEqual([])
    })

    it('is of a kind that this test knows', () => {
      const tables = new Set([...heard].flatMap((sql) => /(?:from|into|update) "(\w+)"/.exec(sql)?.[1] ?? []))
      expect([...tables].toSorted()).toEqual([
        'answers',
        'carriers',
        'changes',
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
