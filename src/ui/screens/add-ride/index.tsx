import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { projectPlanStateOf, type ProjectPlanState } from '../../../application/plan'
import { defaultHeadquarters } from '../../../domain/address'
import { failureMessageOf } from '../../../domain/failure'
import type { RouteProblem } from '../../../domain/problem'
import { useApp } from '../../actions'
import {
  useIsMounted,
  Button,
  DetailList,
  Failure,
  NoPlan,
  PageHeader,
  PageTitle,
  LoadingMessage,
} from '../../components'
import type { TabProps } from '../../tab-props'
import { usePlanningChoices } from '../../plan'
import { rideProblemOf } from './ride-problem'
import './add-ride.css'

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
        ? { problem: built.right, payload: JSON.stringify(optimise.encodeProblem(built.right), undefined, 2) }
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

type AddRideViewModel = {
  readonly plan: ProjectPlanState
  /** the JSON that is posted; undefined before `Create problem` */
  readonly payload: string | undefined
  readonly job: string | undefined
  readonly isPosting: boolean
  readonly failure: string | undefined
}

type AddRideScreenProps = {
  readonly project: string | undefined
  readonly viewModel: AddRideViewModel
  readonly actions: { readonly create: () => void; readonly post: () => void; readonly retry: () => void }
}

/** §2 */
const AddRideScreen = ({ project, viewModel, actions }: AddRideScreenProps) => (
  <>
    <PageTitle page="Add ride" project={project} />
    <PageHeader title="Add ride" />
    <Content viewModel={viewModel} actions={actions} />
  </>
)

const Content = ({ viewModel, actions }: Omit<AddRideScreenProps, 'project'>) => {
  const { plan, payload, job, isPosting, failure } = viewModel
  if (plan.kind === 'waiting') return <LoadingMessage message="Loading the project" />
  if (plan.kind === 'failed') return <NoPlan isUnknown={plan.isUnknown} onRetry={actions.retry} />
  return (
    <>
      <div className="rr-actions rr-ride-actions">
        <Button label="Create problem" variant={payload === undefined ? 'primary' : 'plain'} onPress={actions.create} />
        <Button
          label="Post problem"
          variant={payload === undefined ? 'plain' : 'primary'}
          disabled={payload === undefined}
          busy={isPosting}
          onPress={actions.post}
        />
      </div>
      <Failure message={failure} />
      <div className="rr-ride-job" role="status">
        {job === undefined ? null : <DetailList details={[{ label: 'Job id', value: job }]} />}
      </div>
      {payload === undefined ? null : (
        <section aria-labelledby="problem">
          <h2 className="rr-section-title" id="problem">
            Problem
          </h2>
          <pre className="rr-code" tabIndex={0} aria-labelledby="problem">
            {payload}
          </pre>
        </section>
      )}
    </>
  )
}

export default observer(AddRide)
