import { describe, expect, it } from 'vitest'
import { unplannedMessage } from '../../../../server/optimisation/result/unplanned-reasons'
import { vehicleInfeasibility } from '../../../../src/domain/problem'

const vehicles = new Map([
  ['noor', { name: 'Noor Smit', day: '2026-11-23' }],
  ['bram', { name: 'Bram Kok', day: 'Di' }],
  ['ria', { name: 'Ria Bos', day: undefined }],
])

describe('unplannedMessage', () => {
  it('the message is about the nearest vehicle, and names all vehicles with the same reason once', () => {
    const reasons = [
      vehicleInfeasibility('noor', 'time slot', 1500),
      vehicleInfeasibility('bram', 'time slot', 600),
      vehicleInfeasibility('ria', 'time slot', 7200),
    ]
    expect(unplannedMessage(reasons, vehicles)).toBe(
      'Too late for the time slot by 10 minutes with Bram Kok on Di, the nearest of 3',
    )
  })

  it('the reason of most vehicles comes first', () => {
    const reasons = [
      vehicleInfeasibility('noor', 'capacity', 3),
      vehicleInfeasibility('bram', 'hours', 600),
      vehicleInfeasibility('ria', 'hours', 60),
    ]
    expect(unplannedMessage(reasons, vehicles)).toBe(
      'Too far for the hours by 1 minute with Ria Bos, the nearest of 2; too much load for the vehicle by 3 with Noor Smit on Ma 23-11',
    )
  })

  it('the message names no vehicle where the reason is the same for all', () => {
    const reasons = ['noor', 'bram'].map((id) => vehicleInfeasibility(id, 'no road'))
    expect(unplannedMessage(reasons, vehicles)).toBe('No road leads there')
  })

  it('vehicles that may not visit the stop are skipped unless there are no others', () => {
    const notHere = [vehicleInfeasibility('noor', 'not allowed'), vehicleInfeasibility('ria', 'not allowed')]
    expect(unplannedMessage([...notHere, vehicleInfeasibility('bram', 'capacity', 2)], vehicles)).toBe(
      'Too much load for the vehicle by 2 with Bram Kok on Di',
    )
    expect(unplannedMessage(notHere, vehicles)).toBe('Meant for another day or driver')
  })

  it('a stop without reasons gets the message that the search ended before it was tried', () => {
    expect(unplannedMessage([], vehicles)).toBe('The search ended before it came to this stop')
  })

  it('the message has at most 200 characters, whatever the names of the vehicles', () => {
    const long = new Map([['noor', { name: 'x'.repeat(400), day: '2026-11-23' }]])
    const reasons = (['time slot', 'hours', 'capacity', 'break'] as const).map((rule) =>
      vehicleInfeasibility('noor', rule, 100),
    )
    expect(unplannedMessage(reasons, long).length).toBeLessThanOrEqual(200)
  })
})
