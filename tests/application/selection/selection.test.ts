import { describe, expect, it } from 'vitest'
import { selectionActions } from '../../../src/application/selection'

const list = ['a', 'b', 'c', 'd', 'e']

describe('the selection', () => {
  it('a stop that is toggled twice is not selected', () => {
    const selection = selectionActions()
    selection.toggle('b')
    selection.toggle('c')
    selection.toggle('b')
    expect([...selection.store.stops]).toEqual(['c'])
  })

  it('the selection extends from the last toggled stop to another one, in either direction', () => {
    const selection = selectionActions()
    selection.toggle('d')
    selection.extendTo('b', list)
    expect([...selection.store.stops].toSorted()).toEqual(['b', 'c', 'd'])
    selection.extendTo('e', list)
    expect([...selection.store.stops].toSorted()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('without a toggled stop in the list the selection extends to the stop alone', () => {
    const selection = selectionActions()
    selection.extendTo('c', list)
    expect([...selection.store.stops]).toEqual(['c'])
    selection.toggle('elsewhere')
    selection.extendTo('b', list)
    expect([...selection.store.stops]).toEqual(['c', 'elsewhere', 'b'])
  })

  it('the selection of a stop that was just added can be ended, unless the user selected another since', () => {
    const selection = selectionActions()
    selection.onlyAdded('a')
    expect([...selection.store.stops]).toEqual(['a'])
    selection.clearAdded()
    expect(selection.store.stops.size).toBe(0)
    selection.onlyAdded('a')
    selection.toggle('b')
    selection.clearAdded()
    expect([...selection.store.stops]).toEqual(['a', 'b'])
  })

  it('a row that is clicked is selected alone', () => {
    const selection = selectionActions()
    selection.add(list)
    selection.only('c')
    expect([...selection.store.stops]).toEqual(['c'])
    selection.extendTo('e', list)
    expect([...selection.store.stops]).toEqual(['c', 'd', 'e'])
  })

  it('a list is added unless all of it is selected: then it is taken out', () => {
    const selection = selectionActions()
    selection.add(['a', 'x'])
    selection.toggleAll(['a', 'b'])
    expect([...selection.store.stops]).toEqual(['a', 'x', 'b'])
    selection.toggleAll(['a', 'b'])
    expect([...selection.store.stops]).toEqual(['x'])
  })

  it('a list can take the place of the selection, and all be cleared', () => {
    const selection = selectionActions()
    selection.add(['a', 'x'])
    selection.set(['b', 'c'])
    expect([...selection.store.stops]).toEqual(['b', 'c'])
    selection.set([])
    expect(selection.store.stops.size).toBe(0)
    selection.add(['a'])
    selection.clear()
    expect(selection.store.stops.size).toBe(0)
    expect(selection.store.anchor).toBeUndefined()
  })
})
