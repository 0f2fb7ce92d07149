import * as calls from '../../contract/lock'
import type { Serve } from '../http'
import type { Workshop } from '../project'
import { changeLocks } from './change-locks'

export const serveLocks = (serve: Serve, workshop: Workshop): void => {
  serve.write(calls.changeLocks, changeLocks(workshop))
}
