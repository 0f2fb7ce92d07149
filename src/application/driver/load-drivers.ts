import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import type { CallServer } from '../session'
import type { DriverGateway } from './driver-gateway'
import type { DriverList, DriversStore } from './drivers-store'

export type LoadDriversPorts = {
  readonly gateway: Pick<DriverGateway, 'list'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly callServer: CallServer
}

export type LoadDrivers = () => Promise<E.Either<CallFailure, void>>

/**
 * Loads the drivers. The known list stays visible until the answer comes, and after a failure. An answer is ignored if the list has
 * changed since the request: by another request, a driver added or deleted, or another user.
 */
export const loadDrivers =
  ({ gateway, drivers, callServer }: LoadDriversPorts): LoadDrivers =>
  async () => {
    const loading: DriverList = drivers.value.kind === 'known' ? { ...drivers.value } : { kind: 'loading' }
    drivers.set(loading)
    const answer = await callServer('load drivers', gateway.list())
    if (drivers.value !== loading) return cancelled
    if (E.isLeft(answer)) {
      if (loading.kind !== 'known') drivers.set({ kind: 'failed' })
      return answer
    }
    drivers.set({ kind: 'known', drivers: answer.right })
    return done
  }
