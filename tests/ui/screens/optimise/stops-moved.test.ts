import { describe, expect, it } from 'vitest'
import { comparedRoutes, keyOf, takenPart } from '../../../../src/domain/job'
import { proposalOnScreen } from '../../../../src/ui/screens/optimise/proposal-on-screen'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive, aProposal, opened } from '../../../kit/builders/proposal'

describe('the heading of a proposal', () => {
  it('counts the stops that the taken routes plan', () => {
    const before = aPlanOf([], ['a', 'b', 'c'])
    const two = aPlanOf([aDrive(['a', 'b'], 50, 6), aDrive(['c'], 10, 2, { index: 1, externalRouteId: 8 })])
    const keys = comparedRoutes([], two.routes).map(keyOf)
    const declining = (declined: ReadonlyArray<string>) => {
      const { routes, stops, extra } = takenPart(before, two, new Set(declined))
      const taken = { document: { routes, extra }, stops }
      return proposalOnScreen(aProposal(two, { declined, taken }), opened(before), []).moved
    }
    expect([declining([]), declining(keys.slice(1)), declining(keys)]).toEqual([
      '3 stops planned',
      '2 stops planned',
      '0 stops planned',
    ])
  })
})
