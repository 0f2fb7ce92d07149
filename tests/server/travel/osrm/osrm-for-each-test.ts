import { afterEach, beforeEach } from 'vitest'
import { osrmTravel, type OsrmOptions, type Travel } from '../../../../server/travel'
import { osrmStandIn } from './osrm-stand-in'

type OsrmForEachTest = {
  readonly service: Awaited<ReturnType<typeof osrmStandIn>>
  /** why OSRM was said to be unavailable, in this test so far */
  readonly unavailableReasons: ReadonlyArray<string>
  /** starts a service with other roads in its place */
  readonly restart: (options: Parameters<typeof osrmStandIn>[0]) => Promise<void>
  readonly travel: (options?: Partial<OsrmOptions>) => Travel
}

/** Each test has an OSRM of its own. */
export const osrmForEachTest = (): OsrmForEachTest => {
  let service: OsrmForEachTest['service']
  let unavailableReasons: string[] = []
  beforeEach(async () => {
    service = await osrmStandIn()
    unavailableReasons = []
  })
  afterEach(() => service.close())
  return {
    get service() {
      return service
    },
    get unavailableReasons() {
      return unavailableReasons
    },
    restart: async (options) => {
      await service.close()
      service = await osrmStandIn(options)
    },
    travel: (options = {}) =>
      osrmTravel({ url: service.url, onUnavailable: (reason) => unavailableReasons.push(reason), ...options }),
  }
}
