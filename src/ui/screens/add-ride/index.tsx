import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { projectPlanStateOf, type ProjectPlanState } from '../../../application/plan'
import { defaultHeadquarters } from '../../../domain/address'
import { failureMessageOf } from '../../../domain/failure'
import type { RouteProblem } from '../../../domain/problem'
import { useApp } from '../../app-facade'
import {
  useIsMounted,
  Button,
  DetailList,
  Failure,
  ProjectNotLoaded,
  PageHeader,
  PageTitle,
  LoadingMessage,
} from '../../components'
import type { TabProps } from '../../tab-props'
import { useOptimisationInput } from '../../plan'
import { wholePlanProblemOf } from './whole-plan-problem'
import './add-ride.css'

type CreatedProblem = { readonly problem: RouteProblem; readonly payload: string }

/** §2: a ride is a route problem of the whole plan, which is posted as a test and changes nothing. */
const AddRide = ({ projectId }: TabProps) => {
  const { plan, session, optimise } = useApp()
  const planningChoices = useOptimisationInput()
  const isMounted = useIsMounted()
  const [createdProblem, setCreatedProblem] = useState<CreatedProblem>()
  const [job, setJob] = useState<string>()
  const [isPosting, setPosting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const planStatus = projectPlanStateOf(plan.store.value, projectId)

  const create = (): void => {
    if (planStatus.kind !== 'open') return
    const headquarters = session.user?.coordinates ?? defaultHeadquarters
    const built = wholePlanProblemOf({ plan: planStatus.plan, headquarters, ...planningChoices })
    setJob(undefined)
    setFailure(E.isLeft(built) ? built.left : undefined)
    setCreatedProblem(
      E.isRight(built)
        ? { problem: built.right, payload: JSON.stringify(optimise.encodeProblem(built.right), undefined, 2) }
        : undefined,
    )
  }
  const post = async ({ problem }: CreatedProblem): Promise<void> => {
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
      projectName={plan.store.project?.name}
      viewModel={{ plan: planStatus, payload: createdProblem?.payload, job, isPosting, failure }}
      actions={{
        create,
        post: () => void (createdProblem === undefined ? undefined : post(createdProblem)),
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
  readonly projectName: string | undefined
  readonly viewModel: AddRideViewModel
  readonly actions: { readonly create: () => void; readonly post: () => void; readonly retry: () => void }
}

/** The screen that submits a route problem as a test (§2). */
const AddRideScreen = ({ projectName, viewModel, actions }: AddRideScreenProps) => (
  <>
    <PageTitle page="Add ride" projectName={projectName} />
    <PageHeader title="Add ride" />
    <Content viewModel={viewModel} actions={actions} />
  </>
)

const Content = ({ viewModel, actions }: Omit<AddRideScreenProps, 'projectName'>) => {
  const { plan, payload, job, isPosting, failure } = viewModel
  if (plan.kind === 'loading') return <LoadingMessage message="Loading the project" />
  if (plan.kind === 'failed')
    return <ProjectNotLoaded isProjectMissing={plan.isProjectMissing} onRetry={actions.retry} />
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
