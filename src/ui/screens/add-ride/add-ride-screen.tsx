import type { ProjectPlanState } from '../../../application/plan'
import { Button, DetailList, Failure, NoPlan, PageHeader, PageTitle, LoadingMessage } from '../../components'
import './add-ride.css'

export type AddRideViewModel = {
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
export const AddRideScreen = ({ project, viewModel, actions }: AddRideScreenProps) => (
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
