import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { projectPlanStateOf } from '../../../application/plan'
import { defaultHeadquarters } from '../../../domain/address'
import { failureMessageOf } from '../../../domain/failure'
import { encodeProblem, type RouteProblem } from '../../../domain/problem'
import { useApp } from '../../actions'
import { useIsMounted } from '../../components'
import type { TabProps } from '../../tab-props'
import { usePlanningChoices } from '../../plan'
import { rideProblemOf } from './ride-problem'
import { AddRideScreen } from './add-ride-screen'

type Ride = { readonly problem: RouteProblem; readonly payload: string }

const AddRide = ({ projectId }: TabProps) => {
  const { plan, session, optimise } = useApp()
  const planningChoices = usePlanningChoices()
  const isMounted = useIsMounted()
  const [ride, setRide] = useState<Ride>()
  const [job, setJob] = useState<string>()
  const [isPosting, setPosting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const planStatus = projectPlanStateOf(plan.store.value, projectId)

  const create = (): void => {
    if (planStatus.kind !== 'open') return
    const headquarters = session.user?.coordinates ?? defaultHeadquarters
    const built = rideProblemOf({ plan: planStatus.plan, headquarters, ...planningChoices })
    setJob(undefined)
    setFailure(E.isLeft(built) ? built.left : undefined)
    setRide(
      E.isRight(built)
        ? { problem: built.right, payload: JSON.stringify(encodeProblem(built.right), undefined, 2) }
        : undefined,
    )
  }
  const post = async ({ problem }: Ride): Promise<void> => {
    setPosting(true)
    setJob(undefined)
    setFailure(undefined)
    const answer = await optimise.postProblem(problem)
    if (!isMounted()) return
    setPosting(false)
    if (E.isRight(answer)) setJob(answer.right)
    else setFailure(`It was not posted: ${failureMessageOf(answer.left)}`)
  }

  return (
    <AddRideScreen
      project={plan.store.project?.name}
      viewModel={{ plan: planStatus, payload: ride?.payload, job, isPosting, failure }}
      actions={{
        create,
        post: () => void (ride === undefined ? undefined : post(ride)),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(AddRide)
