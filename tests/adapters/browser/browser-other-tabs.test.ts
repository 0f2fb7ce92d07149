import { describe, expect, it } from 'vitest'
import { browserOtherTabs } from '../../../src/adapters/browser'
import { otherTabsSuite } from '../../port-suites/other-tabs'
import { storageEventsFor } from '../../kit/storage-events'

const setUp = () => {
  const tabs = new EventTarget()
  return { otherTabs: browserOtherTabs(tabs), ...storageEventsFor(tabs) }
}

otherTabsSuite('a browser', setUp)

describe('browserOtherTabs onSignedOut', () => {
  it.each<[string | null, string | null, string]>([
    ['currentUser', null, 'out'],
    ['currentUser', '{', 'out'],
    ['currentUser', '{"username":"m.visser"}', 'out'],
    [null, null, 'out'],
    ['currentUser', '{"api_key":"k"}', ''],
    ['theme', null, ''],
    ['project', '{"api_key":"k"}', ''],
  ])('the storage event of key %j with value %j is reported as %j', (key, value, expected) => {
    const { otherTabs, dispatch } = setUp()
    const received: string[] = []
    otherTabs.onSignedOut(() => received.push('out'))
    dispatch(key, value)
    expect(received.join()).toBe(expected)
  })
})
