import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { projectPlanStateOf } from '../../../application/plan'
import { defaultHeadquarters } from '../../../domain/address'
import { failureMessageOf } from '../../../domain/failure'
import { encodeProblem, type RouteProblem } from '../../../domain/problem'
import { useDesk } from '../../actions'
import { useIsHere } from '../../components'
import type { OnTab } from '../../tab-props'
import { useSituation } from '../../plan'
import { rideProblem } from './ride-problem'
import { RideScreen } from './add-ride-screen'

type Ride = { readonly problem: RouteProblem; readonly payload: string }

const AddRide = ({ projectId }: OnTab) => {
  const { plan, session, optimise } = useDesk()
  const situation = useSituation()
  const isHere = useIsHere()
  const [ride, setRide] = useState<Ride>()
  const [job, setJob] = useState<string>()
  const [isPosting, setPosting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const seen = projectPlanStateOf(plan.store.value, projectId)

  const create = (): void => {
    if (seen.kind !== 'open') return
    const headquarters = session.user?.coordinates ?? defaultHeadquarters
    const made = rideProblem({ plan: seen.plan, headquarters, ...situation })
    setJob(undefined)
    setFailure(E.isLeft(made) ? made.left : undefined)
    setRide(
      E.isRight(made)
        ? { problem: made.right, payload: JSON.stringify(encodeProblem(made.right), undefined, 2) }
        : undefined,
    )
  }
  const post = async ({ problem }: Ride): Promise<void> => {
    setPosting(true)
    setJob(undefined)
    setFailure(undefined)
    const answer = await optimise.postProblem(problem)()
    if (!isHere()) return
    setPosting(false)
    if (E.isRight(answer)) setJob(answer.right)
    else setFailure(`It was not posted: ${failureMessageOf(answer.left)}`)
  }

  return (
    <RideScreen
      project={plan.store.project?.name}
      shown={{ plan: seen, payload: ride?.payload, job, isPosting, failure }}
      on={{
        create,
        post: () => void (ride === undefined ? undefined : post(ride)),
        retry: () => void plan.open({ projectId, part: 'routes' }),
      }}
    />
  )
}

export default observer(AddRide)
