import { describe, expect, it } from 'vitest'
import { listActions, listStateOf, ListStateStore } from '../../../src/application/stop'

const setUp = () => {
  const listState = new ListStateStore()
  return { actions: listActions({ listState }), stateOf: (project: string) => listStateOf(listState, project) }
}

describe('going through the stops of a project', () => {
  it('begins with the first page of all of them', () => {
    expect(setUp().stateOf('7')).toEqual({ query: '', page: 1, openedStopId: undefined })
  })

  it('keeps the search while pages turn', () => {
    const { actions, stateOf } = setUp()
    actions.search('7', 'visser')
    actions.showPage('7', 3)
    expect(stateOf('7')).toMatchObject({ query: 'visser', page: 3 })
  })

  it('begins at the first page of what is searched', () => {
    const { actions, stateOf } = setUp()
    actions.showPage('7', 3)
    actions.search('7', 'v')
    expect(stateOf('7')).toMatchObject({ query: 'v', page: 1 })
  })

  it('remembers which stop was opened, until one searches for others', () => {
    const { actions, stateOf } = setUp()
    actions.showPage('7', 3)
    actions.open('7', 'a')
    expect(stateOf('7')).toMatchObject({ page: 3, openedStopId: 'a' })
    actions.search('7', 'v')
    expect(stateOf('7').openedStopId).toBeUndefined()
  })

  it('begins anew in another project', () => {
    const { actions, stateOf } = setUp()
    actions.search('7', 'visser')
    expect(stateOf('8')).toEqual({ query: '', page: 1, openedStopId: undefined })
    actions.showPage('8', 2)
    expect([stateOf('8'), stateOf('7')]).toMatchObject([
      { query: '', page: 2 },
      { query: '', page: 1 },
    ])
  })
})
