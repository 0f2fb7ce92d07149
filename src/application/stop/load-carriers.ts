import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { RouteGateway } from '../route'
import type { CallServer } from '../session'
import type { CarriersStore } from './carriers-store'

export type LoadCarriersPorts = {
  readonly routes: Pick<RouteGateway, 'carriers'>
  readonly carriers: Pick<CarriersStore, 'value' | 'set'>
  readonly callServer: CallServer
}

export type LoadCarriers = () => Promise<E.Either<CallFailure, void>>

/** Loads the carriers once; after a failure the next call loads them again. */
export const loadCarriers = ({ routes, carriers, callServer }: LoadCarriersPorts): LoadCarriers => {
  let loading: Promise<E.Either<CallFailure, void>> | undefined
  const load = async (): Promise<E.Either<CallFailure, void>> => {
    const answer = await callServer('load carriers', routes.carriers())
    if (E.isRight(answer)) carriers.set(answer.right)
    loading = undefined
    return E.isLeft(answer) ? answer : done
  }
  return () => (carriers.value === undefined ? (loading ??= load()) : Promise.resolve(done))
}
