import { describe, expect, it } from 'vitest'
import { listActions, listStateOf, ListStateStore } from '../../../src/application/stop'

const setUp = () => {
  const listState = new ListStateStore()
  return { actions: listActions({ listState }), stateOf: (project: string) => listStateOf(listState, project) }
}

describe('listActions', () => {
  it('the list starts with the first page of all stops', () => {
    expect(setUp().stateOf('7')).toEqual({ query: '', page: 1, openedStopId: undefined, order: undefined })
  })

  it('a change of page keeps the search', () => {
    const { actions, stateOf } = setUp()
    actions.search('7', 'visser')
    actions.showPage('7', 3)
    expect(stateOf('7')).toMatchObject({ query: 'visser', page: 3 })
  })

  it('a search starts on its first page', () => {
    const { actions, stateOf } = setUp()
    actions.showPage('7', 3)
    actions.search('7', 'v')
    expect(stateOf('7')).toMatchObject({ query: 'v', page: 1 })
  })

  it('an order starts on its first page, and stays through a search', () => {
    const { actions, stateOf } = setUp()
    actions.showPage('7', 3)
    actions.sort('7', 'name')
    expect(stateOf('7')).toMatchObject({ page: 1, order: { column: 'name', isDescending: false } })
    actions.search('7', 'v')
    actions.sort('7', 'name')
    expect(stateOf('7')).toMatchObject({ query: 'v', order: { column: 'name', isDescending: true } })
  })

  it('the opened stop is stored until the next search', () => {
    const { actions, stateOf } = setUp()
    actions.showPage('7', 3)
    actions.open('7', 'a')
    expect(stateOf('7')).toMatchObject({ page: 3, openedStopId: 'a' })
    actions.search('7', 'v')
    expect(stateOf('7').openedStopId).toBeUndefined()
  })

  it('another project starts without a search', () => {
    const { actions, stateOf } = setUp()
    actions.search('7', 'visser')
    expect(stateOf('8')).toEqual({ query: '', page: 1, openedStopId: undefined, order: undefined })
    actions.showPage('8', 2)
    expect([stateOf('8'), stateOf('7')]).toMatchObject([
      { query: '', page: 2 },
      { query: '', page: 1 },
    ])
  })
})
