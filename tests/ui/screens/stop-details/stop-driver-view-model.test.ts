import { describe, expect, it } from 'vitest'
import { stopDriverViewModel } from '../../../../src/ui/screens/stop-details/stop-driver-view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

const north = aRouteTo(['a', 'b'], { index: 0, day: '2026-11-23', driverId: 'd1', driverName: 'Joris de Vries' })
const south = aRouteTo(['c'], { index: 1, day: '2026-11-24', driverId: 'd2', driverName: 'Noor van Beek' })
const ofCarrier = aRouteTo(['d'], { index: 2, carrierId: 7, driverName: undefined })
const plan = aPlanOf([north, south, ofCarrier], ['e'])

describe('stopDriverViewModel', () => {
  it('the choices are the route of the stop and every route with a driver', () => {
    expect(stopDriverViewModel(plan, 'b', undefined)).toEqual({
      value: '0',
      choices: [
        { value: '0', label: '1 · Joris de Vries · Ma 23-11' },
        { value: '1', label: '2 · Noor van Beek · Di 24-11' },
      ],
      change: undefined,
    })
  })

  it('choosing another route gives a change from the activity of the stop', () => {
    expect(stopDriverViewModel(plan, 'b', '1')).toMatchObject({
      value: '1',
      change: { id: 'b', from: 0, activityIndex: 2, to: { index: 1, driverName: 'Noor van Beek' } },
    })
    expect(stopDriverViewModel(plan, 'b', '0')?.change).toBeUndefined()
  })

  it('a stop on a route without a driver can be handed over', () => {
    expect(stopDriverViewModel(plan, 'd', undefined)).toMatchObject({ value: '2' })
    expect(stopDriverViewModel(plan, 'd', undefined)?.choices.at(-1)?.label).toMatch(/^3 · No driver/)
  })

  it('an unplanned stop, or one without another driver, has no view model', () => {
    expect(stopDriverViewModel(plan, 'e', undefined)).toBeUndefined()
    expect(stopDriverViewModel(aPlanOf([north, { ...ofCarrier, index: 1 }]), 'a', undefined)).toBeUndefined()
  })
})
