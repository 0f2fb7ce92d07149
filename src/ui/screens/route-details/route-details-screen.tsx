import { EmptyState, ButtonLink, Icon, NoPlan, PageHead, PageTitle, RouteChip, Waiting } from '../../parts'
import type { StopId } from '../../../domain/stop'
import { ActivityTable, type ActivityActions } from './activity-table'
import type { RouteOnScreen } from './route-on-screen'
import './route-details.css'

export type RouteDetailsActions = ActivityActions & { readonly retry: () => void }

type RouteDetailsScreenProps = {
  readonly project: string | undefined
  /** what people read */
  readonly number: number
  readonly back: string
  readonly shown: RouteOnScreen
  /** the stop that the map is at */
  readonly current: StopId | undefined
  readonly on: RouteDetailsActions
}

/** §2 */
export const RouteDetailsScreen = ({ project, number, back, shown, current, on }: RouteDetailsScreenProps) => (
  <>
    <PageTitle of={`Route ${number}`} project={project} />
    <PageHead
      title={`Details for route ${number}`}
      back={back}
      mark={shown.kind === 'route' ? <RouteChip text={shown.line.number} colour={shown.line.colour} /> : undefined}
    />
    <Content shown={shown} back={back} current={current} on={on} />
  </>
)

type ContentProps = Pick<RouteDetailsScreenProps, 'shown' | 'back' | 'current' | 'on'>

const Content = ({ shown, back, current, on }: ContentProps) => {
  switch (shown.kind) {
    case 'waiting':
      return <Waiting words="Loading the route" />
    case 'failed':
      return <NoPlan isUnknown={shown.isUnknown} onRetry={on.retry} />
    case 'no such route':
      return (
        <EmptyState icon="routes empty" words="There is no such route">
          <ButtonLink label="Routes" to={back} />
        </EmptyState>
      )
    case 'route':
      return (
        <>
          <p className="rr-muted rr-route-meta">{shown.meta}</p>
          <Warnings warnings={shown.warnings} />
          <ActivityTable number={shown.line.number} rows={shown.rows} current={current} on={on} />
        </>
      )
  }
}

const Warnings = ({ warnings }: { readonly warnings: ReadonlyArray<string> }) =>
  warnings.length === 0 ? null : (
    <ul className="rr-route-warnings">
      {warnings.map((words) => (
        <li key={words} className="rr-flag">
          <Icon name="warning" />
          {words}
        </li>
      ))}
    </ul>
  )
