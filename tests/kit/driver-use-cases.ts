import { memoryClock, memoryDriverGateway, memoryServer } from './memory'
import {
  addDriver,
  changeDriver,
  DriversStore,
  loadDrivers,
  removeDriver,
  restoreDriver,
} from '../../src/application/driver'
import { PlanStore } from '../../src/application/plan'
import type { CallServer } from '../../src/application/session'
import { toastActions, ToastStore } from '../../src/application/toast'

/** The use cases of drivers on a server in memory; every call passes through `callServer`. */
export const driverUseCases = (callServer: CallServer = (_, call) => call()) => {
  const server = memoryServer()
  const gateway = memoryDriverGateway(server)
  const [drivers, toast] = [new DriversStore(), new ToastStore()]
  const toasts = toastActions({ toasts: toast, clock: memoryClock() })
  const ports = { gateway, drivers, toasts, callServer }
  const load = loadDrivers(ports)
  const restore = restoreDriver({ ...ports, loadDrivers: load })
  const plan = new PlanStore()
  const remove = removeDriver({ ...ports, restore, plan })
  return {
    server,
    gateway,
    drivers,
    toasts,
    plan,
    load,
    remove,
    add: addDriver({ ...ports, remove }),
    change: changeDriver(ports),
    toastMessage: () => toast.value?.message,
    names: () =>
      drivers.value.kind === 'known' ? drivers.value.drivers.map(({ firstName }) => firstName) : drivers.value.kind,
  }
}
