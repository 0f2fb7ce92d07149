import { newDriver, type Driver } from '../../../../src/domain/driver'
import { joris } from '../../../kit/delivery/joris'
import { right } from '../../../kit/either'
import type { Laid } from '../failing-app'
import type { UseCase } from './use-case'

const hired = async ({ desk }: Laid): Promise<Driver> => {
  await desk.driver.load()
  return right(await desk.driver.add(joris))
}

const dismissed = async (laid: Laid): Promise<void> => void (await laid.desk.driver.remove(await hired(laid)))

const firstDriver = ({ server }: Laid): Driver =>
  [...server.drivers.values()][0]?.value ?? newDriver(joris, { id: '', shortId: '', createdAt: '' })

export const driverCases: ReadonlyArray<UseCase> = [
  {
    name: 'load the drivers',
    tried: 'load drivers',
    situation: 'Other failures',
    run: ({ desk }) => desk.driver.load(),
  },
  {
    name: 'load a driver',
    tried: 'load a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.read(firstDriver(laid).id, new AbortController().signal)(),
  },
  {
    name: 'add a driver',
    tried: 'add a driver',
    situation: 'Other failures',
    run: ({ desk }) => desk.driver.add(joris),
  },
  {
    name: 'change a driver',
    tried: 'change a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.change({ value: firstDriver(laid), version: 1 }, { ...joris, lastName: 'Smit' }),
  },
  {
    name: 'undo the change of a driver',
    tried: 'change a driver',
    situation: 'Other failures',
    before: async (laid) => {
      await hired(laid)
      await laid.desk.driver.change({ value: firstDriver(laid), version: 1 }, { ...joris, lastName: 'Smit' })
    },
    run: ({ desk }) => desk.toast.undo(),
  },
  {
    name: 'delete a driver',
    tried: 'delete a driver',
    situation: 'Other failures',
    before: hired,
    run: (laid) => laid.desk.driver.remove(firstDriver(laid)),
  },
  {
    name: 'bring back a driver',
    tried: 'restore a driver',
    situation: 'Other failures',
    before: dismissed,
    run: ({ desk }) => desk.toast.undo(),
  },
]
