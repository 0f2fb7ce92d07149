import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isJsonObject } from '../../../src/domain/parse'
import { right } from '../../kit/either'
import { aFolder } from '../folder'
import { commandRunner } from './command-runner'
import { takeHalfOfEachWrite } from './take-half-of-each-write'

/** The organisation of the demo with a project of twenty stops, and another one. */
const twoOrganisations = async () => {
  const ports = await commandRunner('correct horse', 'correct horse')
  right(await ports.run('demo --stops 20'))
  right(await ports.run('user add bas --organisation Jansen'))
  const demo = (await ports.storage.directory.organisations()).find(({ name }) => name !== 'Jansen')?.name ?? ''
  return { ...ports, demo }
}

describe('organisation commands', () => {
  it('an export has every row of the organisation as a line of JSON, without secrets, for its owner only', async () => {
    const { run, demo } = await twoOrganisations()
    const file = join(await aFolder(), 'all.jsonl')
    expect(right(await run(`organisation export '${demo}' ${file}`))).toMatch(/^All of .* rows, without passwords/)
    const text = readFileSync(file, 'utf8')
    const rows = text
      .trimEnd()
      .split('\n')
      .map((line): Record<string, unknown> => JSON.parse(line))
    const tables = new Set(rows.map(({ table }) => table))
    for (const table of ['organisations', 'users', 'carriers', 'drivers', 'projects', 'routes', 'stops', 'changes'])
      expect(tables).toContain(table)
    const stop = rows.find(({ table }) => table === 'stops')?.['row']
    expect(isJsonObject(stop) && isJsonObject(stop['facts'])).toBe(true)
    for (const secret of ['scrypt', 'Jansen', 'bas']) expect(text).not.toContain(`"${secret}`)
    expect(text).not.toContain('$scrypt$')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await run(`organisation export '${demo}' ${file}`)).toEqual(
      E.left(`${file} is there already, and is left as it is.`),
    )
  })

  it('an export is whole also where the disk takes only a part of each write', async () => {
    const { run, demo } = await twoOrganisations()
    const folder = await aFolder()
    right(await run(`organisation export '${demo}' ${folder}/whole`))
    const endHalfWrites = takeHalfOfEachWrite()
    right(await run(`organisation export '${demo}' ${folder}/again`))
    endHalfWrites()
    expect(readFileSync(join(folder, 'again'), 'utf8')).toBe(readFileSync(join(folder, 'whole'), 'utf8'))
  })

  it('an organisation is removed only when its name is said twice, and the other one stays as it was', async () => {
    const { run, demo } = await twoOrganisations()
    const folder = await aFolder()
    const exported = async (name: string, file: string): Promise<string> => {
      right(await run(`organisation export '${name}' ${join(folder, file)}`))
      return readFileSync(join(folder, file), 'utf8')
    }
    const before = await exported('Jansen', 'before')
    expect(await run(`organisation remove '${demo}'`)).toMatchObject(
      E.left(expect.stringMatching(/^Nothing was removed/)),
    )
    expect(await run(`organisation remove '${demo}' --confirm Jansen`)).toMatchObject({ _tag: 'Left' })
    expect(right(await run(`organisation remove '${demo}' --confirm '${demo}'`))).toMatch(/is gone/)
    expect(await exported('Jansen', 'after')).toBe(before)
    expect(await run('organisation list')).toEqual(
      E.right(['Organisation  Users  Projects', 'Jansen        1      0'].join('\n')),
    )
    expect(await run(`organisation export '${demo}' ${folder}/gone`)).toEqual(
      E.left(`There is no organisation ${demo}.`),
    )
    expect(existsSync(join(folder, 'gone'))).toBe(false)
    expect(JSON.parse(right(await run('audit-trail')))).toMatchObject({
      at: '2026-11-21T09:00:00.000Z',
      action: 'organisation_removed',
      subject: demo,
    })
    expect(await run('user list')).toMatchObject(E.right(expect.not.stringContaining('demo')))
  })
})
