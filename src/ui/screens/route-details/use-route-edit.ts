import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { inlineMessageOf, type CallFailure } from '../../../domain/failure'
import type { Route } from '../../../domain/route'
import { useDesk } from '../../actions'
import { useIsHere } from '../../components'
import { driverIn } from './driver-view-model'

/** What is being done to a route, and why the last try came to nothing. */
export type RouteWork = {
  readonly busy: 'driver' | 'way' | undefined
  readonly failure: string | undefined
  /** who was chosen to drive it, and is not told to yet */
  readonly chosen: string | undefined
}

export type RouteWorkActions = {
  readonly choose: (driver: string) => void
  readonly changeDriver: (route: Route) => void
  readonly recalculate: (route: Route) => void
}

export const useRouteWork = (): readonly [RouteWork, RouteWorkActions] => {
  const desk = useDesk().route
  const isHere = useIsHere()
  const [work, setWork] = useState<RouteWork>({ busy: undefined, failure: undefined, chosen: undefined })

  const done = async (
    busy: 'driver' | 'way',
    undone: string,
    call: () => Promise<E.Either<CallFailure, unknown>>,
  ): Promise<void> => {
    if (work.busy !== undefined) return
    setWork({ ...work, busy, failure: undefined })
    const answer = await call()
    if (!isHere()) return
    const failure = E.isLeft(answer) ? inlineMessageOf(undone, answer.left) : undefined
    setWork((now) => ({ busy: undefined, failure, chosen: E.isRight(answer) ? undefined : now.chosen }))
  }

  return [
    work,
    {
      choose: (chosen) => setWork({ ...work, chosen, failure: undefined }),
      changeDriver: (route) => {
        const { chosen } = work
        if (chosen === undefined) return
        void done('driver', 'The driver was not changed', () => desk.changeDriver({ route, to: driverIn(chosen) }))
      },
      recalculate: ({ index }) => void done('way', 'The route was not recalculated', () => desk.recalculate(index)),
    },
  ]
}
