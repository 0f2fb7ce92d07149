import { newDriver, type Driver } from '../../../../src/domain/driver'
import { joris } from '../../../kit/delivery/joris'
import { right } from '../../../kit/either'
import type { FailingApp } from '../failing-app'
import type { UseCase } from './use-case'

const hired = async ({ app }: FailingApp): Promise<Driver> => {
  await app.driver.load()
  return right(await app.driver.add(joris))
}

const dismissed = async (setUp: FailingApp): Promise<void> => void (await setUp.app.driver.remove(await hired(setUp)))

const firstDriver = ({ server }: FailingApp): Driver =>
  [...server.drivers.values()][0]?.value ?? newDriver(joris, { id: '', shortId: '', createdAt: '' })

export const driverCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the drivers',
    callName: 'load drivers',
    situation: 'Other failures',
    run: ({ app }) => app.driver.load(),
  },
  {
    name: 'load a driver',
    callName: 'load a driver',
    situation: 'Other failures',
    before: hired,
    run: (setUp) => setUp.app.driver.read({ id: firstDriver(setUp).id, cancelSignal: new AbortController().signal }),
  },
  {
    name: 'add a driver',
    callName: 'add a driver',
    situation: 'Other failures',
    run: ({ app }) => app.driver.add(joris),
  },
  {
    name: 'change a driver',
    callName: 'change a driver',
    situation: 'Other failures',
    before: hired,
    run: (setUp) =>
      setUp.app.driver.change({
        current: { value: firstDriver(setUp), version: 1 },
        details: { ...joris, lastName: 'Smit' },
      }),
  },
  {
    name: 'undo the change of a driver',
    callName: 'change a driver',
    situation: 'Other failures',
    before: async (setUp) => {
      await hired(setUp)
      await setUp.app.driver.change({
        current: { value: firstDriver(setUp), version: 1 },
        details: { ...joris, lastName: 'Smit' },
      })
    },
    run: ({ app }) => app.history.undoToast(),
  },
  {
    name: 'delete a driver',
    callName: 'delete a driver',
    situation: 'Other failures',
    before: hired,
    run: (setUp) => setUp.app.driver.remove(firstDriver(setUp)),
  },
  {
    name: 'bring back a driver',
    callName: 'restore a driver',
    situation: 'Other failures',
    before: dismissed,
    run: ({ app }) => app.history.undoToast(),
  },
]
