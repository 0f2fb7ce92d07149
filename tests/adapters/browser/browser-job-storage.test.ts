import { describe, expect, it } from 'vitest'
import { browserJobKeeper } from '../../../src/adapters/browser'
import { anUndertaking, jobKeeperContract } from '../../port-suites/job-storage'
import { storageOver } from '../../kit/browser-storage-fakes'

const over = (stored: Map<string, string>) => browserJobKeeper({ storage: () => storageOver(stored) })

jobKeeperContract('a browser', () => over(new Map()))

describe('an optimisation in a browser', () => {
  it('is there after a reload, and leaves nothing behind', () => {
    const stored = new Map<string, string>()
    over(stored).keep('7', anUndertaking)
    expect(over(stored).kept('7')).toEqual(anUndertaking)
    over(stored).keep('7', undefined)
    expect([...stored]).toEqual([])
  })

  it.each(['', '{', '[]', '7', '{"7":{"job":"j"}}', '{"7":null}'])('is none where %j is kept', (text) => {
    const keeper = over(new Map([['optimisations', text]]))
    expect(keeper.kept('7')).toBeUndefined()
    keeper.keep('7', anUndertaking)
    expect(keeper.kept('7')).toEqual(anUndertaking)
  })

  it('is none where nothing can be kept', () => {
    const keeper = browserJobKeeper({
      storage: () => {
        throw new Error('SecurityError')
      },
    })
    keeper.keep('7', anUndertaking)
    keeper.forget()
    expect(keeper.kept('7')).toBeUndefined()
  })
})
