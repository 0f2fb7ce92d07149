import { inProcessBus } from '../../../server/event'
import { eventBusContract } from '../../contracts/event-bus'

eventBusContract('this process', async () => {
  const bus = inProcessBus()
  return { here: bus, there: bus, close: bus.close }
})
