import { describe, expect, it } from 'vitest'
import { compareRoutes, comparisonKeyOf, acceptedPart } from '../../../../src/domain/optimisation'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'
import type { Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../../kit/builders/plan'
import { aDrive, aProposal, openPlanWith } from '../../../kit/builders/proposal'

describe('rows of a proposal', () => {
  const before = aPlanOf(
    [aDrive(['a', 'b', 'c'], 50, 6), aDrive(['d'], 10, 2, { index: 1, name: 'Zuid', carrierId: 8 })],
    ['e'],
  )
  const rowsOf = (after: Plan) => proposalViewModel(aProposal(after), openPlanWith(before), []).rows

  it('the note of a route says what comes to it, what leaves it, and what becomes unplanned', () => {
    const after = aPlanOf([
      aDrive(['a', 'e', 'd'], 50, 6),
      aDrive(['b'], 10, 2, { index: 1, name: 'Zuid', carrierId: 8 }),
    ])
    expect(rowsOf(after).map(({ note }) => note)).toEqual([
      '1 stop added, 1 moved in, 1 moved out, 1 unplanned',
      '1 stop moved in, 1 moved out',
    ])
  })

  it('a route that is driven no more says how many of its stops become unplanned', () => {
    expect(rowsOf(aPlanOf([aDrive(['d', 'a'], 10, 2, { index: 1, name: 'Zuid', carrierId: 8 })]))[1]?.note).toBe(
      'Driven no more, 2 stops unplanned',
    )
  })

  it('the load of a route is written as on its panel, with decimals', () => {
    const stops = ['a', 'b', 'c'].map((id) => ({ ...plainFacts, id, demand: [17.5] }))
    const open = openPlanWith(planOf(before.routes.slice(0, 1), stops))
    expect(proposalViewModel(aProposal(open.plan), open, []).rows[0]?.details).toContain('load 52.5')
  })
})

describe('heading of a proposal', () => {
  it('the heading counts the stops that the accepted routes plan', () => {
    const before = aPlanOf([], ['a', 'b', 'c'])
    const twoRoutes = aPlanOf([aDrive(['a', 'b'], 50, 6), aDrive(['c'], 10, 2, { index: 1, carrierId: 8 })])
    const keys = compareRoutes([], twoRoutes.routes).map(comparisonKeyOf)
    const movedTextWithout = (declined: ReadonlyArray<string>) => {
      const { routes, stops, unknownFields } = acceptedPart(before, twoRoutes, new Set(declined))
      const planIfAccepted = { document: { routes, unknownFields }, stops }
      return proposalViewModel(aProposal(twoRoutes, { declined, planIfAccepted }), openPlanWith(before), [])
        .movedStopsText
    }
    expect([movedTextWithout([]), movedTextWithout(keys.slice(1)), movedTextWithout(keys)]).toEqual([
      '3 stops planned',
      '2 stops planned',
      '0 stops planned',
    ])
  })

  it('the heading counts stops that get, change and lose a route separately', () => {
    const before = aPlanOf(
      [aDrive(['a', 'b', 'c'], 50, 6), aDrive(['d'], 10, 2, { index: 1, carrierId: 8 })],
      ['e', 'f'],
    )
    const movedTextOf = (north: ReadonlyArray<string>, south: ReadonlyArray<string>) => {
      const after = aPlanOf([aDrive(north, 50, 6), aDrive(south, 10, 2, { index: 1, carrierId: 8 })])
      return proposalViewModel(aProposal(after), openPlanWith(before), []).movedStopsText
    }
    expect(movedTextOf(['a', 'b', 'c', 'e', 'f'], ['d'])).toBe('2 stops get a route')
    expect(movedTextOf(['a', 'b', 'c', 'e'], ['d'])).toBe('1 stop gets a route')
    expect(movedTextOf(['a', 'b', 'e'], ['c', 'd', 'f'])).toBe('2 stops get a route, 1 changes route')
    expect(movedTextOf(['a', 'e'], ['b', 'd'])).toBe('1 stop gets a route, 1 changes route, 1 loses its route')
    expect(movedTextOf(['a'], ['d'])).toBe('2 stops lose their route')
    expect(movedTextOf(['c', 'b', 'a'], ['d'])).toBe('No stop changes route')
  })

  it('the heading counts the stops of ticked repairs where the repairs put them', () => {
    const before = aPlanOf([aDrive(['a', 'b'], 50, 6), aDrive(['d'], 10, 2, { index: 1, carrierId: 8 })], ['e', 'f'])
    const after = aPlanOf([aDrive(['a', 'e'], 50, 6), aDrive(['d'], 10, 2, { index: 1, carrierId: 8 })], ['b', 'f'])
    const unplanned = ['b', 'f'].map((stop) => ({
      stop,
      reasons: [],
      repairs: [0, 1].map((index) => ({
        description: `On route ${index + 1}`,
        extraMetres: 0,
        extraSeconds: 0,
        moves: [{ stop, to: { kind: 'route', index }, position: { kind: 'first' }, from: 'unplanned' } as const],
      })),
    }))
    const movedTextWith = (...repairs: ReadonlyArray<string>) =>
      proposalViewModel(aProposal(after, { unplanned, repairs }), openPlanWith(before), []).movedStopsText
    expect(movedTextWith()).toBe('1 stop gets a route, 1 loses its route')
    expect(movedTextWith('stop 1 f')).toBe('2 stops get a route, 1 loses its route')
    expect(movedTextWith('stop 0 b')).toBe('1 stop gets a route')
    expect(movedTextWith('stop 1 b')).toBe('1 stop gets a route, 1 changes route')
  })
})
