import { describe, expect, it } from 'vitest'
import { loadLabelOf } from '../../../src/ui/plan/load-label'

const labelOf = (demand: ReadonlyArray<number>, capacity: ReadonlyArray<number> | undefined) =>
  loadLabelOf([{ type: 'Delivery', demand }], capacity)

describe('loadLabelOf', () => {
  it('a load is shown beside the capacity', () => {
    expect(labelOf([40], [50])).toEqual({
      amount: 40,
      capacity: 50,
      text: '40/50',
      ofCapacity: '40 of 50',
      description: 'Load 40 of 50',
      percent: 80,
      isOver: false,
    })
  })

  it('a load above the capacity says by how much', () => {
    expect(labelOf([43.3], [41])).toMatchObject({
      description: 'Load 43.3 of 41, 2.3 over',
      percent: 100,
      isOver: true,
    })
  })

  it('of several dimensions the fullest is shown', () => {
    expect(labelOf([10, 9], [50, 10])).toMatchObject({ amount: 10, capacity: 50, text: '9/10', percent: 90 })
    expect(labelOf([10, 2], [50, 0])).toMatchObject({ text: '2/0', percent: 100, isOver: true })
  })

  it('a load without a known driver is shown alone', () => {
    expect(labelOf([40], undefined)).toMatchObject({ capacity: undefined, text: '40', percent: undefined })
  })
})
