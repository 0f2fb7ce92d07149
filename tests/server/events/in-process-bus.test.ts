import { inProcessBus } from '../../../server/events'
import { eventBusContract } from '../../port-suites/event-bus'

eventBusContract('this process', async () => {
  const bus = inProcessBus()
  return { here: bus, there: bus, close: bus.close }
})
