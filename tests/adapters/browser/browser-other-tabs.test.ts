import { describe, expect, it } from 'vitest'
import { browserElsewhere } from '../../../src/adapters/browser'
import { elsewhereContract } from '../../port-suites/other-tabs'
import { fromAnotherTab } from '../../kit/storage-events'

const opened = () => {
  const tabs = new EventTarget()
  return { elsewhere: browserElsewhere(tabs), ...fromAnotherTab(tabs) }
}

elsewhereContract('a browser', opened)

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
    const heard: string[] = []
    elsewhere.onSignedOut(() => heard.push('out'))
    tell(key, value)
    expect(heard.join()).toBe(means)
  })
})
