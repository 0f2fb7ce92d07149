import { describe, expect, it } from 'vitest'
import { listActions, listStateOf, ListStateStore } from '../../../src/application/stop'

const setUp = () => {
  const listState = new ListStateStore()
  return { browse: listActions({ listState }), seen: (project: string) => listStateOf(listState, project) }
}

describe('going through the stops of a project', () => {
  it('begins with the first page of all of them', () => {
    expect(setUp().seen('7')).toEqual({ query: '', page: 1, opened: undefined })
  })

  it('keeps the search while pages turn', () => {
    const { browse, seen } = setUp()
    browse.search('7', 'visser')
    browse.showPage('7', 3)
    expect(seen('7')).toMatchObject({ query: 'visser', page: 3 })
  })

  it('begins at the first page of what is searched', () => {
    const { browse, seen } = setUp()
    browse.showPage('7', 3)
    browse.search('7', 'v')
    expect(seen('7')).toMatchObject({ query: 'v', page: 1 })
  })

  it('remembers which stop was opened, until one searches for others', () => {
    const { browse, seen } = setUp()
    browse.showPage('7', 3)
    browse.open('7', 'a')
    expect(seen('7')).toMatchObject({ page: 3, opened: 'a' })
    browse.search('7', 'v')
    expect(seen('7').openedStopId).toBeUndefined()
  })

  it('begins anew in another project', () => {
    const { browse, seen } = setUp()
    browse.search('7', 'visser')
    expect(seen('8')).toEqual({ query: '', page: 1, opened: undefined })
    browse.showPage('8', 2)
    expect([seen('8'), seen('7')]).toMatchObject([
      { query: '', page: 2 },
      { query: '', page: 1 },
    ])
  })
})
