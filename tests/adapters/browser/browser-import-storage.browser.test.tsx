import { afterEach, describe, expect, it } from 'vitest'
import { browserImportStorage } from '../../../src/adapters/browser/browser-import-storage'
import { aStoredImport, importStorageSuite } from '../../port-suites/import-storage'

const DATABASE = 'rondrit-imports'

const deleteDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(new Error('The database was not deleted')))
  })

/** What a release may have stored. */
const putWork = (work: unknown): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE)
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('work', 'readwrite')
      transaction.objectStore('work').put(work, ['visser', '7'])
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })

const openStorage = () => browserImportStorage({ factory: () => indexedDB })

const visser = { user: 'visser', project: '7' }

afterEach(deleteDatabase)

importStorageSuite('a browser', async () => openStorage())

describe('browserImportStorage', () => {
  it('an import is there after a reload', async () => {
    await openStorage().save(visser, aStoredImport)
    expect(await openStorage().load(visser)).toEqual(aStoredImport)
  })

  it('a tab whose table another tab replaced stores its own again with the next edit', async () => {
    const [one, other] = [openStorage(), openStorage()]
    const mine = structuredClone(aStoredImport)
    await one.save(visser, mine)
    const table = { ...aStoredImport.table, fileName: 'other.csv' }
    await other.save(visser, { ...aStoredImport, table })
    expect((await one.load(visser))?.table.fileName).toBe('other.csv')
    await one.save(visser, { ...mine, edits: [] })
    expect(await openStorage().load(visser)).toEqual({ ...mine, edits: [] })
  })

  it('what another release stored in another shape counts as absent', async () => {
    await openStorage().save(visser, aStoredImport)
    await putWork({ edits: [{ kind: 'set', rows: 'all' }] })
    expect(await openStorage().load(visser)).toBeUndefined()
  })

  it('what an earlier release kept, without mode and imported rows, adds stops', async () => {
    const { settings, edits, step } = aStoredImport
    await openStorage().save(visser, aStoredImport)
    await putWork({ settings, edits, step, tableId: '1' })
    expect(await openStorage().load(visser)).toEqual({ ...aStoredImport, mode: 'add', importedRows: [] })
  })

  it('a browser without storage keeps nothing and fails nowhere', async () => {
    const storage = browserImportStorage({
      factory: () => {
        throw new Error('blocked')
      },
    })
    expect(await storage.save(visser, aStoredImport)).toBe(false)
    expect(await storage.load(visser)).toBeUndefined()
    expect(await storage.projectsOf('visser')).toEqual([])
    await expect(storage.discard(visser)).resolves.toBeUndefined()
  })
})
