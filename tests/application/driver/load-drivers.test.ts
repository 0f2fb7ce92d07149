import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DriversStore, loadDrivers } from '../../../src/application/driver'
import type { CallFailure } from '../../../src/domain/failure'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'
import { deferred, type Deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, ReadonlyArray<Driver>>

const driver = (id: string): Driver => newDriver(joris, { id, shortId: id, createdAt: '' })
const [joris1, joris2] = [driver('1'), driver('2')]
const unreachable: Answer = E.left({ kind: 'unreachable' })

const setUp = () => {
  const drivers = new DriversStore()
  const requests: Array<Deferred<Answer>> = []
  const list = () => () => {
    const answer = deferred<Answer>()
    requests.push(answer)
    return answer.promise()
  }
  return { drivers, requests, load: loadDrivers({ gateway: { list }, drivers, callServer: (_, call) => call() }) }
}

describe('loadDrivers', () => {
  it('drivers are listed in the order of the server', async () => {
    const { drivers, requests, load } = setUp()
    const done = load()
    expect(drivers.value).toEqual({ kind: 'loading' })
    requests[0]?.resolve(E.right([joris2, joris1]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [joris2, joris1] })
  })

  it('the list has failed where the first request fails', async () => {
    const { drivers, requests, load } = setUp()
    const done = load()
    requests[0]?.resolve(unreachable)
    await done
    expect(drivers.value).toEqual({ kind: 'failed' })
  })

  it('a known list stays visible during the next request, and after its failure', async () => {
    const { drivers, requests, load } = setUp()
    drivers.set({ kind: 'known', drivers: [joris1] })
    const done = load()
    expect(drivers.value).toEqual({ kind: 'known', drivers: [joris1] })
    requests[0]?.resolve(unreachable)
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [joris1] })
  })

  it('the answer of the last request counts, in whatever order the answers come', async () => {
    const { drivers, requests, load } = setUp()
    const [first, second] = [load(), load()]
    requests[1]?.resolve(E.right([joris2]))
    await second
    requests[0]?.resolve(E.right([joris1]))
    await first
    expect(drivers.value).toEqual({ kind: 'known', drivers: [joris2] })
  })

  it('an answer that comes after a log-out is ignored', async () => {
    const { drivers, requests, load } = setUp()
    const done = load()
    drivers.set({ kind: 'loading' })
    requests[0]?.resolve(E.right([joris1]))
    await done
    expect(drivers.value).toEqual({ kind: 'loading' })
  })

  it('a driver deleted during the request stays deleted', async () => {
    const { drivers, requests, load } = setUp()
    drivers.set({ kind: 'known', drivers: [joris1, joris2] })
    const done = load()
    drivers.set({ kind: 'known', drivers: [joris2] })
    requests[0]?.resolve(E.right([joris1, joris2]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [joris2] })
  })
})
