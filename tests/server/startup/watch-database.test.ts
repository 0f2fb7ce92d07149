import { describe, expect, it, onTestFinished } from 'vitest'
import { StorageFull, StorageUnavailable } from '../../../server/storage'
import { watchDatabase } from '../../../server/startup/open-dependencies'

const aWatch = () => {
  const warnings: string[] = []
  let isReady = false
  const watch = watchDatabase({
    storage: { ready: async () => isReady },
    warning: (message) => warnings.push(message),
    checkMs: 1,
  })
  onTestFinished(watch.close)
  return { ...watch, warnings, recover: () => (isReady = true), fail: () => (isReady = false) }
}

const lost = new StorageUnavailable('the database cannot be reached now')
const lostLine = 'the database cannot be reached now: what needs it is refused until it is back'

describe('watchDatabase', () => {
  it('a lost database is one line however often it is noticed, and another one when it is back', async () => {
    const { noticeLoss, warnings, recover, fail } = aWatch()
    for (const error of [lost, new StorageFull('the disk is full'), lost]) expect(noticeLoss(error)).toBe(true)
    expect(warnings).toEqual([lostLine])
    recover()
    await expect.poll(() => warnings.length).toBe(2)
    expect(warnings[1]).toMatch(/^the database can be written to again, after \d+ s$/)
    fail()
    noticeLoss(lost)
    expect(warnings).toHaveLength(3)
  })

  it('an error that a lost database has caused is a loss', () => {
    const { noticeLoss, warnings } = aWatch()
    expect(noticeLoss(new Error('the queue failed', { cause: lost }))).toBe(true)
    expect(warnings).toEqual([lostLine])
  })

  it('other errors are none, and a server that closes says nothing', async () => {
    const { noticeLoss, warnings, close } = aWatch()
    expect(
      [new Error('a mistake'), Object.assign(new Error('socket'), { code: 'ECONNRESET' }), 'text'].map(noticeLoss),
    ).toEqual([false, false, false])
    await close()
    expect(noticeLoss(new StorageUnavailable('the storage is closed'))).toBe(true)
    expect(warnings).toEqual([])
  })
})
