import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DriversStore, loadDrivers } from '../../../src/application/driver'
import type { CallFailure } from '../../../src/domain/failure'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'
import { deferred, type Deferred } from '../../kit/deferred'

type Answer = E.Either<CallFailure, ReadonlyArray<Driver>>

const driver = (id: string): Driver => newDriver(joris, { id, shortId: id, createdAt: '' })
const [one, other] = [driver('1'), driver('2')]
const away: Answer = E.left({ kind: 'unreachable' })

const setUp = () => {
  const drivers = new DriversStore()
  const requests: Array<Deferred<Answer>> = []
  const list = () => () => {
    const answer = deferred<Answer>()
    requests.push(answer)
    return answer.promise()
  }
  return { drivers, asked: requests, load: loadDrivers({ gateway: { list }, drivers, attempt: (_, call) => call }) }
}

describe('the drivers', () => {
  it('are known in the order of the server', async () => {
    const { drivers, asked: requests, load } = setUp()
    const done = load()
    expect(drivers.value).toEqual({ kind: 'loading' })
    requests[0]?.resolve(E.right([other, one]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other, one] })
  })

  it('are not known where the question failed', async () => {
    const { drivers, asked: requests, load } = setUp()
    const done = load()
    requests[0]?.resolve(away)
    await done
    expect(drivers.value).toEqual({ kind: 'failed' })
  })

  it('stay on show while they are asked for again, and after a failure', async () => {
    const { drivers, asked: requests, load } = setUp()
    drivers.set({ kind: 'known', drivers: [one] })
    const done = load()
    expect(drivers.value).toEqual({ kind: 'known', drivers: [one] })
    requests[0]?.resolve(away)
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [one] })
  })

  it('are those of the last question, in whatever order the answers come', async () => {
    const { drivers, asked: requests, load } = setUp()
    const [first, second] = [load(), load()]
    requests[1]?.resolve(E.right([other]))
    await second
    requests[0]?.resolve(E.right([one]))
    await first
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other] })
  })

  it('are not those of somebody who logged out meanwhile', async () => {
    const { drivers, asked: requests, load } = setUp()
    const done = load()
    drivers.set({ kind: 'loading' })
    requests[0]?.resolve(E.right([one]))
    await done
    expect(drivers.value).toEqual({ kind: 'loading' })
  })

  it('have lost one who was deleted while they were asked for', async () => {
    const { drivers, asked: requests, load } = setUp()
    drivers.set({ kind: 'known', drivers: [one, other] })
    const done = load()
    drivers.set({ kind: 'known', drivers: [other] })
    requests[0]?.resolve(E.right([one, other]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other] })
  })
})
