import {
  Button,
  ButtonLink,
  EmptyState,
  Failure,
  Icon,
  LockButton,
  LockWords,
  MetaLine,
  NoPlan,
  PageHead,
  PageTitle,
  RouteChip,
  Waiting,
  routesEmptyIcon,
  warningIcon,
} from '../../components'
import type { StopId } from '../../../domain/stop'
import { DriverBox } from './driver-box'
import { ActivityTable, type ActivityActions } from './activity-table'
import type { RouteOnScreen } from './view-model'
import type { RouteWork, RouteWorkActions } from './use-route-edit'
import './route-details.css'

export type RouteDetailsActions = ActivityActions &
  RouteWorkActions & {
    readonly retry: () => void
    readonly turnRouteLock: () => void
  }

type RouteDetailsScreenProps = {
  readonly project: string | undefined
  /** what people read */
  readonly number: number
  readonly back: string
  readonly shown: RouteOnScreen
  readonly work: RouteWork
  /** the stop that the map is at */
  readonly current: StopId | undefined
  readonly on: RouteDetailsActions
}

/** §2 */
export const RouteDetailsScreen = ({ project, number, back, shown, work, current, on }: RouteDetailsScreenProps) => (
  <>
    <PageTitle of={`Route ${number}`} project={project} />
    <PageHead
      title={`Details for route ${number}`}
      back={back}
      mark={shown.kind === 'route' ? <RouteChip text={shown.line.number} colour={shown.line.colour} /> : undefined}
    >
      {shown.kind === 'route' ? (
        <LockButton subject={`route ${number}`} lock={shown.line.lock} of="page" onTurn={on.turnRouteLock} />
      ) : undefined}
    </PageHead>
    <Content shown={shown} work={work} back={back} current={current} on={on} />
  </>
)

type ContentProps = Pick<RouteDetailsScreenProps, 'shown' | 'work' | 'back' | 'current' | 'on'>

const Content = ({ shown, work, back, current, on }: ContentProps) => {
  switch (shown.kind) {
    case 'waiting':
      return <Waiting words="Loading the route" />
    case 'failed':
      return <NoPlan isUnknown={shown.isUnknown} onRetry={on.retry} />
    case 'no such route':
      return (
        <EmptyState icon={routesEmptyIcon} words="There is no such route">
          <ButtonLink label="Routes" to={back} />
        </EmptyState>
      )
    case 'route':
      return (
        <>
          <div className="rr-route-meta">
            <p className="rr-muted">
              <MetaLine parts={shown.meta} />
            </p>
            <Button
              label="Recalculate"
              look="small"
              busy={work.busy === 'way'}
              onPress={() => on.recalculate(shown.route)}
            />
          </div>
          <LockWords lock={shown.line.lock} />
          <Warnings warnings={shown.warnings} />
          {shown.driver === undefined ? null : (
            <DriverBox
              shown={shown.driver}
              isBusy={work.busy === 'driver'}
              onChoose={on.choose}
              onSend={() => on.changeDriver(shown.route)}
            />
          )}
          <Failure words={work.failure} />
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
          <Icon drawing={warningIcon} />
          {words}
        </li>
      ))}
    </ul>
  )
