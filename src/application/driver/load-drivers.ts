import * as E from 'fp-ts/Either'
import type { Attempt } from '../session'
import type { DriverGateway } from './driver-gateway'
import type { DriverList, DriversStore } from './drivers-store'

export type LoadDriversPorts = {
  readonly gateway: Pick<DriverGateway, 'list'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly attempt: Attempt
}

export type LoadDrivers = () => Promise<void>

/**
 * What was known stays on show until the answer comes, and after one that failed. An answer counts only as long as the
 * list is the one it was asked for: not after another question, a driver added or deleted, or another user.
 */
export const loadDrivers =
  ({ gateway, drivers, attempt }: LoadDriversPorts): LoadDrivers =>
  async () => {
    const loading: DriverList = drivers.value.kind === 'known' ? { ...drivers.value } : { kind: 'loading' }
    drivers.set(loading)
    const answer = await attempt('load drivers', gateway.list())()
    if (drivers.value !== loading) return
    if (E.isRight(answer)) drivers.set({ kind: 'known', drivers: answer.right })
    else if (loading.kind !== 'known') drivers.set({ kind: 'failed' })
  }
