import type { ProjectPlanState } from '../../../application/plan'
import { Button, FactList, Failure, NoPlan, PageHead, PageTitle, Waiting } from '../../components'
import './add-ride.css'

export type RideOnScreen = {
  readonly plan: ProjectPlanState
  /** as it is posted; none before it is created */
  readonly payload: string | undefined
  readonly job: string | undefined
  readonly isPosting: boolean
  readonly failure: string | undefined
}

type RideScreenProps = {
  readonly project: string | undefined
  readonly shown: RideOnScreen
  readonly on: { readonly create: () => void; readonly post: () => void; readonly retry: () => void }
}

/** §2 */
export const RideScreen = ({ project, shown, on }: RideScreenProps) => (
  <>
    <PageTitle of="Add ride" project={project} />
    <PageHead title="Add ride" />
    <Content shown={shown} on={on} />
  </>
)

const Content = ({ shown, on }: Omit<RideScreenProps, 'project'>) => {
  const { plan, payload, job, isPosting, failure } = shown
  if (plan.kind === 'waiting') return <Waiting words="Loading the project" />
  if (plan.kind === 'failed') return <NoPlan isUnknown={plan.isUnknown} onRetry={on.retry} />
  return (
    <>
      <div className="rr-actions rr-ride-actions">
        <Button label="Create problem" look={payload === undefined ? 'primary' : 'plain'} onPress={on.create} />
        <Button
          label="Post problem"
          look={payload === undefined ? 'plain' : 'primary'}
          disabled={payload === undefined}
          busy={isPosting}
          onPress={on.post}
        />
      </div>
      <Failure words={failure} />
      <div className="rr-ride-job" role="status">
        {job === undefined ? null : <FactList facts={[{ label: 'Job id', value: job }]} />}
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
