import { ContainerModule } from 'inversify'
import { lookUpAddress } from '../../application/address'
import {
  addDriver,
  changeDriver,
  DriversStore,
  loadDrivers,
  readDriver,
  removeDriver,
  restoreDriver,
} from '../../application/driver'
import { ports, tokens } from './tokens'

export const driverModule = new ContainerModule(({ bind }) => {
  bind(tokens.drivers).toResolvedValue(() => new DriversStore())
  bind(tokens.driverFacade).toResolvedValue(
    (gateway, addresses, drivers, toasts, attempt) => {
      const load = loadDrivers({ gateway, drivers, attempt })
      const restore = restoreDriver({ gateway, toasts, attempt, load })
      const remove = removeDriver({ gateway, drivers, toasts, attempt, restore })
      return {
        store: drivers,
        load,
        read: readDriver({ gateway, attempt }),
        add: addDriver({ gateway, drivers, toasts, attempt, remove }),
        change: changeDriver({ gateway, drivers, toasts, attempt }),
        remove,
        lookUpAddress: lookUpAddress({ addresses, attempt }),
      }
    },
    [ports.drivers, ports.addresses, tokens.drivers, tokens.toastActions, tokens.attempt],
  )
})
