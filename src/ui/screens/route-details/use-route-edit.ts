import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { inlineMessageOf, type CallFailure } from '../../../domain/failure'
import type { Route } from '../../../domain/route'
import { useApp } from '../../app-facade'
import { useIsMounted } from '../../components'
import { chosenDriverId } from './driver-view-model'

/** The edit of a route in progress, and the failure of the last one. */
export type RouteEdit = {
  readonly runningEdit: 'driver' | 'path' | undefined
  readonly failure: string | undefined
  /** chosen but not submitted */
  readonly chosenDriver: string | undefined
}

export type RouteEditActions = {
  readonly choose: (driver: string) => void
  readonly changeDriver: (route: Route) => void
  readonly recalculate: (route: Route) => void
}

export const useRouteEdit = (): readonly [RouteEdit, RouteEditActions] => {
  const { route: routeActions, driver } = useApp()
  const isMounted = useIsMounted()
  const [edit, setEdit] = useState<RouteEdit>({ runningEdit: undefined, failure: undefined, chosenDriver: undefined })

  const run = async (
    runningEdit: 'driver' | 'path',
    failureMessage: string,
    call: () => Promise<E.Either<CallFailure, unknown>>,
  ): Promise<void> => {
    if (edit.runningEdit !== undefined) return
    setEdit({ ...edit, runningEdit, failure: undefined })
    const answer = await call()
    if (!isMounted()) return
    const failure = E.isLeft(answer) ? inlineMessageOf(failureMessage, answer.left) : undefined
    setEdit((current) => ({
      runningEdit: undefined,
      failure,
      chosenDriver: E.isRight(answer) ? undefined : current.chosenDriver,
    }))
  }

  return [
    edit,
    {
      choose: (chosenDriver) => setEdit({ ...edit, chosenDriver, failure: undefined }),
      changeDriver: (route) => {
        const { chosenDriver } = edit
        if (chosenDriver === undefined) return
        void run('driver', 'The driver was not changed', async () => {
          const answer = await routeActions.changeDriver({ route, to: chosenDriverId(chosenDriver) })
          // A colleague may have deleted the driver.
          if (E.isLeft(answer)) void driver.load()
          return answer
        })
      },
      recalculate: ({ index }) =>
        void run('path', 'The route was not recalculated', () => routeActions.recalculate(index)),
    },
  ]
}
