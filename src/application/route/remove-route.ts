import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import type { ChangeProject } from '../plan'
import type { RouteGateway } from './route-gateway'

export type RemoveRoutePorts = {
  readonly routes: Pick<RouteGateway, 'remove'>
  readonly changeProject: ChangeProject
}

/** Takes the index of the route. */
export type RemoveRoute = (index: number) => Promise<E.Either<CallFailure, void>>

/** Removes a route without stops; the toast can undo it. */
export const removeRoute =
  ({ routes, changeProject }: RemoveRoutePorts): RemoveRoute =>
  async (index) => {
    const answer = await changeProject('remove a route', (project) => routes.remove(project, index))
    return E.isLeft(answer) ? answer : done
  }
