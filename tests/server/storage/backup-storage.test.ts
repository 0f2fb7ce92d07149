import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { backupStorage, openServerStorage, openStorage, restoreStorage } from '../../../server/storage'
import { addStop } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
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
import { aStopCalled } from '../../kit/builders/plan'

const locationIn = (dataDir: string) => ({ dataDir, databaseUrl: undefined })

describe('backupStorage', () => {
  it('a backup made while a server writes is complete and can be opened', async () => {
    const folder = await temporaryFolder()
    const storage = await openServerStorage(locationIn(folder))
    await writeOrFail(storage, organisationA, ({ projects }) => projects.add(aCreationInfo('p1')))
    const file = join(folder, 'backup.db')
    const write = (index: number) =>
      writeOrFail(storage, organisationA, (records) =>
        changePlanOf(records, 'p1', (plan) => right(addStop(plan, aStopCalled(`s${index}`)))),
      )
    const writing = Promise.all(Array.from({ length: 300 }, (_, index) => write(index)))
    await write(300)
    expect(await backupStorage(locationIn(folder), file)).toEqual(E.right(undefined))
    await writing
    await write(301)
    await storage.close()

    const restoredLocation = locationIn(join(folder, 'restored'))
    expect(await restoreStorage(restoredLocation, file, new Date())).toEqual(E.right(undefined))
    const reopened = await openServerStorage(restoredLocation)
    const project = await reopened.read(organisationA, (records) => findProject(records, 'p1'))
    const stops = stopList.values((await readPlanOf(reopened, organisationA, 'p1')).stops)
    expect(stops).toHaveLength(project.stopCount)
    expect(stops.map(({ facts: { id } }) => id)).toContain('s300')
    expect(stops.map(({ facts: { id } }) => id)).not.toContain('s301')
    await writeOrFail(reopened, organisationA, ({ carriers }) => carriers.add('Noord'))
    await reopened.close()
  })

  it('an existing file is not overwritten', async () => {
    const folder = await temporaryFolder()
    await (await openStorage(locationIn(folder))).close()
    const file = join(folder, 'holiday.jpg')
    writeFileSync(file, 'a picture')
    expect(await backupStorage(locationIn(folder), file)).toEqual(
      E.left(`${file} is there already, and is left as it is.`),
    )
    expect(readFileSync(file, 'utf8')).toBe('a picture')
  })

  it('a backup of a missing database is refused and creates nothing', async () => {
    const folder = await temporaryFolder()
    const empty = join(folder, 'none')
    expect(await backupStorage(locationIn(empty), join(folder, 'backup.db'))).toEqual(
      E.left(`There is no database in ${empty}.`),
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('a failed backup leaves no file', async () => {
    const folder = await temporaryFolder()
    await (await openStorage(locationIn(folder))).close()
    const nowhere = join(folder, 'nowhere', 'backup.db')
    expect(await backupStorage(locationIn(folder), nowhere)).toEqual(E.left(`There is no folder ${folder}/nowhere.`))
    await expect(backupStorage(locationIn(folder), join(folder, 'x'.repeat(300)))).rejects.toThrow('too long')
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })
})
