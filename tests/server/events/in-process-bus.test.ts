import { inProcessBus } from '../../../server/events'
import { eventBusSuite } from '../../port-suites/event-bus'

eventBusSuite('this process', async () => {
  const bus = inProcessBus()
  return { here: bus, there: bus, close: bus.close }
})
