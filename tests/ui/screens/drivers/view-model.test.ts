import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../../src/domain/driver'
import { driversViewModel } from '../../../../src/ui/screens/drivers/view-model'
import { joris } from '../../../kit/delivery/joris'

const driver = newDriver(joris, { id: 'new', shortId: 'N1', createdAt: '' })
const nameless = newDriver({ ...joris, firstName: '', lastName: '' }, { id: '8', shortId: 'K8', createdAt: '' })

describe('driversViewModel', () => {
  it('a row has both names and the path of the details', () => {
    expect(driversViewModel('7', { kind: 'known', drivers: [driver] }, true)).toMatchObject({
      kind: 'listed',
      rows: [
        { firstName: 'Joris', lastName: 'de Vries', name: 'Joris de Vries', to: '/projects/7/(tab:drivers/~006Eew)' },
      ],
    })
  })

  it('a driver without a name is called by the short id', () => {
    expect(driversViewModel('7', { kind: 'known', drivers: [nameless] }, true)).toMatchObject({
      rows: [{ name: 'K8' }],
    })
  })

  it.each([
    ['loading', { kind: 'loading' }, true],
    ['failed', { kind: 'failed' }, true],
    ['empty', { kind: 'known', drivers: [] }, true],
    ['disabled', { kind: 'known', drivers: [driver] }, false],
  ] as const)('the kind is %s for the list %j with the flag %j', (kind, list, isEnabled) => {
    expect(driversViewModel('7', list, isEnabled)).toEqual({ kind })
  })
})
