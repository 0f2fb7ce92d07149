import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { backupStorage, openServerStorage, openStorage, restoreStorage } from '../../../server/storage'
import { addStop } from '../../../src/domain/plan'
import { stopArrayOf } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { right } from '../../kit/either'
import {
  aCreationInfo,
  changePlanOf,
  organisationA,
  writeOrFail,
  readPlanOf,
  findProject,
} from '../../port-suites/storage-test-kit'
import { temporaryFolder } from './sqlite/temporary-folder'

const placeIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

describe('a backup', () => {
  it('taken while a server writes is whole, and starts a server of its own', async () => {
    const folder = await temporaryFolder()
    const storage = await openServerStorage(placeIn(folder))
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const file = join(folder, 'backup.db')
    const write = (at: number) =>
      writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', (plan) => right(addStop(plan, { ...plainFacts, id: `s${at}` }))),
      )
    const writing = Promise.all(Array.from({ length: 300 }, (_, at) => write(at)))
    await write(300)
    expect(await backupStorage(placeIn(folder), file)).toEqual(E.right(undefined))
    await writing
    await write(301)
    await storage.close()

    const restored = placeIn(join(folder, 'restored'))
    expect(await restoreStorage(restored, file, new Date())).toEqual(E.right(undefined))
    const again = await openServerStorage(restored)
    const project = await again.read(organisationA, (records) => findProject(records, 'p1'))
    const stops = stopArrayOf((await readPlanOf(again, organisationA, 'p1')).stops)
    expect(stops).toHaveLength(project.stops)
    expect(stops.map(({ id }) => id)).toContain('s300')
    expect(stops.map(({ id }) => id)).not.toContain('s301')
    await writeOrFail(again, organisationA, ({ carriers }) => carriers.add('Noord'))
    await again.close()
  })

  it('is not written over a file that is there', async () => {
    const folder = await temporaryFolder()
    await (await openStorage(placeIn(folder))).close()
    const file = join(folder, 'holiday.jpg')
    writeFileSync(file, 'a picture')
    expect(await backupStorage(placeIn(folder), file)).toEqual(
      E.left(`${file} is there already, and is left as it is.`),
    )
    expect(readFileSync(file, 'utf8')).toBe('a picture')
  })

  it('of nothing is refused, and makes nothing', async () => {
    const folder = await temporaryFolder()
    const empty = join(folder, 'none')
    expect(await backupStorage(placeIn(empty), join(folder, 'backup.db'))).toEqual(
      E.left(`There is no database in ${empty}.`),
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('that cannot be written leaves nothing behind', async () => {
    const folder = await temporaryFolder()
    await (await openStorage(placeIn(folder))).close()
    const nowhere = join(folder, 'nowhere', 'backup.db')
    expect(await backupStorage(placeIn(folder), nowhere)).toEqual(E.left(`There is no folder ${folder}/nowhere.`))
    await expect(backupStorage(placeIn(folder), join(folder, 'x'.repeat(300)))).rejects.toThrow('too long')
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })
})
