import { expect, it } from 'vitest'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'
import { aDriver } from '../../../kit/builders/driver'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive, aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { aVisitTo } from '../../../kit/builders/route'

it('a row says by how long its route ends after the hours of its driver, as the shown times are apart', () => {
  const end = aVisitTo('end', { arrival: '2026-11-23T15:00:40+01:00' })
  const proposed = aPlanOf([aDrive(['a'], 50, 6, { driverId: 'd1', end })])
  const detailsFor = (availabilityLatest: string) =>
    proposalViewModel(aProposal(proposed), openPlanWith(aPlanOf([], ['a'])), [aDriver('d1', { availabilityLatest })])
      .rows[0]?.details
  expect(detailsFor('14:00')).toBe('Ma 23-11, 6:00 h, load 1 of 100, over hours by 1 hour')
  expect(detailsFor('15:01')).toBe('Ma 23-11, 6:00 h, load 1 of 100')
})
