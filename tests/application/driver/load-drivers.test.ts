import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { DriversStore, loadDrivers } from '../../../src/application/driver'
import type { CallFailure } from '../../../src/domain/failure'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'
import { held, type Held } from '../../kit/deferred'

type Answer = E.Either<CallFailure, ReadonlyArray<Driver>>

const driver = (id: string): Driver => newDriver(joris, { id, shortId: id, createdAt: '' })
const [one, other] = [driver('1'), driver('2')]
const away: Answer = E.left({ kind: 'unreachable' })

const laid = () => {
  const drivers = new DriversStore()
  const asked: Array<Held<Answer>> = []
  const list = () => () => {
    const answer = held<Answer>()
    asked.push(answer)
    return answer.promise()
  }
  return { drivers, asked, load: loadDrivers({ gateway: { list }, drivers, attempt: (_, call) => call }) }
}

describe('the drivers', () => {
  it('are known in the order of the server', async () => {
    const { drivers, asked, load } = laid()
    const done = load()
    expect(drivers.value).toEqual({ kind: 'loading' })
    asked[0]?.settle(E.right([other, one]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other, one] })
  })

  it('are not known where the question failed', async () => {
    const { drivers, asked, load } = laid()
    const done = load()
    asked[0]?.settle(away)
    await done
    expect(drivers.value).toEqual({ kind: 'failed' })
  })

  it('stay on show while they are asked for again, and after a failure', async () => {
    const { drivers, asked, load } = laid()
    drivers.become({ kind: 'known', drivers: [one] })
    const done = load()
    expect(drivers.value).toEqual({ kind: 'known', drivers: [one] })
    asked[0]?.settle(away)
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [one] })
  })

  it('are those of the last question, in whatever order the answers come', async () => {
    const { drivers, asked, load } = laid()
    const [first, second] = [load(), load()]
    asked[1]?.settle(E.right([other]))
    await second
    asked[0]?.settle(E.right([one]))
    await first
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other] })
  })

  it('are not those of somebody who logged out meanwhile', async () => {
    const { drivers, asked, load } = laid()
    const done = load()
    drivers.become({ kind: 'loading' })
    asked[0]?.settle(E.right([one]))
    await done
    expect(drivers.value).toEqual({ kind: 'loading' })
  })

  it('have lost one who was deleted while they were asked for', async () => {
    const { drivers, asked, load } = laid()
    drivers.become({ kind: 'known', drivers: [one, other] })
    const done = load()
    drivers.become({ kind: 'known', drivers: [other] })
    asked[0]?.settle(E.right([one, other]))
    await done
    expect(drivers.value).toEqual({ kind: 'known', drivers: [other] })
  })
})
