import { describe, expect, it } from 'vitest'
import { browserOtherTabs } from '../../../src/adapters/browser'
import { otherTabsSuite } from '../../port-suites/other-tabs'
import { storageEventsFor } from '../../kit/storage-events'

const opened = () => {
  const tabs = new EventTarget()
  return { elsewhere: browserOtherTabs(tabs), ...storageEventsFor(tabs) }
}

otherTabsSuite('a browser', opened)

describe('what another tab stores', () => {
  it.each<[string | null, string | null, string]>([
    ['currentUser', null, 'out'],
    ['currentUser', '{', 'out'],
    ['currentUser', '{"username":"m.visser"}', 'out'],
    [null, null, 'out'],
    ['currentUser', '{"api_key":"k"}', ''],
    ['theme', null, ''],
    ['project', '{"api_key":"k"}', ''],
  ])('under %j as %j means %j', (key, value, means) => {
    const { elsewhere, tell } = opened()
    const received: string[] = []
    elsewhere.onSignedOut(() => received.push('out'))
    tell(key, value)
    expect(received.join()).toBe(means)
  })
})
