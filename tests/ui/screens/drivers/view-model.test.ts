import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import { driversViewModel } from '../../../../src/ui/screens/drivers/view-model'
import { joris } from '../../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'new', shortId: 'N1', createdAt: '' })
const nameless = newDriver({ ...joris, firstName: '', lastName: '' }, { id: '8', shortId: 'K8', createdAt: '' })

describe('the drivers on screen', () => {
  it('are each a row with both names and a way to their details', () => {
    expect(driversViewModel('7', { kind: 'known', drivers: [driver] }, true)).toMatchObject({
      kind: 'listed',
      rows: [
        { firstName: 'Joris', lastName: 'de Vries', name: 'Joris de Vries', to: '/projects/7/(tab:drivers/~006Eew)' },
      ],
    })
  })

  it('go by their short id where they have no name', () => {
    expect(driversViewModel('7', { kind: 'known', drivers: [nameless] }, true)).toMatchObject({
      rows: [{ name: 'K8' }],
    })
  })

  it.each([
    ['waiting', { kind: 'loading' }, true],
    ['failed', { kind: 'failed' }, true],
    ['empty', { kind: 'known', drivers: [] }, true],
    ['elsewhere', { kind: 'known', drivers: [driver] }, false],
  ] as const)('are %s for %j where the flag is %j', (kind, list, areShown) => {
    expect(driversViewModel('7', list, areShown)).toEqual({ kind })
  })
})
