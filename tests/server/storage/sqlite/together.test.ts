import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../../../server/storage/sqlite/open-sqlite'
import { depot, kept } from '../../../contracts/storage-kit'
import { aFolder } from './a-folder'

const opened = async () => {
  const storage = openSqlite(await aFolder())
  onTestFinished(() => storage.close())
  return storage
}

describe('writes that arrive together', () => {
  it('are all answered after all are done, since one commit keeps them', async () => {
    const storage = await opened()
    const heard: string[] = []
    await Promise.all(
      [1, 2, 3].map(async (at) => {
        await kept(storage, depot, async ({ carriers }) => {
          await carriers.add(`Carrier ${at}`)
          heard.push(`done ${at}`)
        })
        heard.push(`answered ${at}`)
      }),
    )
    expect(heard).toEqual(['done 1', 'done 2', 'done 3', 'answered 1', 'answered 2', 'answered 3'])
  })

  it('do not wait for those that come later', async () => {
    const storage = await opened()
    const heard: string[] = []
    const write = async (at: number) => {
      await kept(storage, depot, ({ carriers }) => carriers.add(`Carrier ${at}`))
      heard.push(`answered ${at}`)
      if (at < 3) await write(at + 1)
    }
    await write(1)
    expect(heard).toEqual(['answered 1', 'answered 2', 'answered 3'])
  })

  it('see what those before them did, in the order in which they came', async () => {
    const storage = await opened()
    const seen = await Promise.all(
      Array.from({ length: 250 }, () => kept(storage, depot, async ({ carriers }) => (await carriers.add('One')).id)),
    )
    expect(seen).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
  })
})

describe('work that waits for something other than its records', () => {
  it('is given up, and keeps nobody else waiting', async () => {
    const storage = await opened()
    const names: unknown[] = []
    const slow = storage.write(depot, async ({ carriers }) => {
      await carriers.add('Slow')
      await setTimeout(200)
      names.push(await carriers.add('Late').catch(() => 'refused'))
      return E.right(undefined)
    })
    const quick = kept(storage, depot, ({ carriers }) => carriers.add('Quick'))
    await expect(slow).rejects.toThrow('waited for something other than its records')
    expect(await quick).toEqual({ id: 1, displayName: 'Quick' })
    await expect.poll(() => names).toEqual(['refused'])
    const found = await storage.read(depot, ({ carriers }) => carriers.all())
    expect(found).toEqual([{ id: 1, displayName: 'Quick' }])
  })

  it('is given up in a read, too', async () => {
    const storage = await opened()
    await expect(storage.read(depot, () => setTimeout(200))).rejects.toThrow('waited for something other')
    expect(await storage.read(depot, ({ carriers }) => carriers.all())).toEqual([])
  })
})
