import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { CarriersStore, loadCarriers } from '../../../src/application/stop'
import type { CallFailure } from '../../../src/domain/failure'
import type { Carrier } from '../../../src/domain/plan'

const setUp = (...answers: ReadonlyArray<E.Either<CallFailure, ReadonlyArray<Carrier>>>) => {
  const carriers = new CarriersStore()
  const requests = { times: 0 }
  const load = loadCarriers({
    routes: {
      carriers: () => async () => answers[requests.times++] ?? E.left({ kind: 'unreachable' }),
    },
    carriers,
    callServer: (_, call) => call(),
  })
  return { carriers, requests, load }
}

const zuid: ReadonlyArray<Carrier> = [{ id: 2, displayName: 'Zuid' }]

describe('loadCarriers', () => {
  it('concurrent calls send one request', async () => {
    const { carriers, requests, load } = setUp(E.right(zuid))
    await Promise.all([load(), load()])
    await load()
    expect([carriers.value, requests.times]).toEqual([zuid, 1])
  })

  it('a call after a failure sends another request', async () => {
    const { carriers, requests, load } = setUp(E.left({ kind: 'unreachable' }), E.right(zuid))
    await load()
    expect(carriers.value).toBeUndefined()
    await load()
    expect([carriers.value, requests.times]).toEqual([zuid, 2])
  })
})
