import {
  Button,
  ButtonLink,
  EmptyState,
  Failure,
  Icon,
  LockButton,
  LockNote,
  MetaLine,
  ProjectNotLoaded,
  PageHeader,
  PageTitle,
  RouteChip,
  LoadingMessage,
  routesEmptyIcon,
  warningIcon,
  SubmitButton,
  SelectField,
} from '../../components'
import type { ProjectId } from '../../../domain/project'
import type { StopId } from '../../../domain/stop'
import { RouteExportMenu } from '../../export'
import { RouteMenu, type RowSelection } from '../../plan'
import { ActivityTable, type ActivityActions } from './activity-table'
import type { RouteDetailsViewModel } from './view-model'
import type { RouteEdit, RouteEditActions } from './use-route-edit'
import './route-details.css'
import type { DriverViewModel } from './driver-view-model'

export type RouteDetailsActions = RouteEditActions & {
  readonly retry: () => void
  readonly toggleRouteLock: () => void
  /** goes back to the list of routes */
  readonly leave: () => void
}

type RouteDetailsScreenProps = {
  readonly projectId: ProjectId
  readonly projectName: string | undefined
  /** 1 for the route at index 0 */
  readonly number: number
  readonly back: string
  readonly viewModel: RouteDetailsViewModel
  /** whether the route was there since the page was opened */
  readonly hadRoute: boolean
  readonly edit: RouteEdit
  /** highlighted or zoomed to on the map */
  readonly currentStop: StopId | undefined
  readonly selection: RowSelection
  readonly rowActions: ActivityActions
  readonly actions: RouteDetailsActions
}

/** The details of one route (§2). */
export const RouteDetailsScreen = ({
  projectId,
  projectName,
  number,
  back,
  viewModel,
  hadRoute,
  edit,
  currentStop,
  selection,
  rowActions,
  actions,
}: RouteDetailsScreenProps) => (
  <>
    <PageTitle page={`Route ${number}`} projectName={projectName} />
    <PageHeader
      title={`Details for route ${number}`}
      back={back}
      badge={
        viewModel.kind === 'route' ? (
          <RouteChip text={viewModel.summary.number} colour={viewModel.summary.colour} />
        ) : undefined
      }
    >
      {viewModel.kind === 'route' ? (
        <>
          <LockButton
            subject={`route ${number}`}
            lock={viewModel.summary.lock}
            scope="page"
            onToggle={actions.toggleRouteLock}
          />
          {viewModel.summary.visitCount === 0 ? (
            <RouteMenu index={viewModel.route.index} number={viewModel.summary.number} onRemoved={actions.leave} />
          ) : (
            <RouteExportMenu projectId={projectId} route={viewModel.route} number={viewModel.summary.number} />
          )}
        </>
      ) : undefined}
    </PageHeader>
    <Content
      number={number}
      viewModel={viewModel}
      hadRoute={hadRoute}
      edit={edit}
      back={back}
      currentStop={currentStop}
      selection={selection}
      rowActions={rowActions}
      actions={actions}
    />
  </>
)

type ContentProps = Pick<
  RouteDetailsScreenProps,
  'number' | 'viewModel' | 'hadRoute' | 'edit' | 'back' | 'currentStop' | 'selection' | 'rowActions' | 'actions'
>

const Content = (props: ContentProps) => {
  const { number, viewModel, hadRoute, edit, back, currentStop, selection, rowActions, actions } = props
  switch (viewModel.kind) {
    case 'loading':
      return <LoadingMessage message="Loading the route" />
    case 'failed':
      return <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={actions.retry} />
    case 'no such route':
      return (
        <EmptyState
          icon={routesEmptyIcon}
          message={hadRoute ? `Route ${number} is no longer in the plan.` : 'There is no such route'}
        >
          <ButtonLink label="Routes" to={back} />
        </EmptyState>
      )
    case 'route':
      return (
        <>
          <div className="rr-route-meta">
            <p className="rr-muted">
              <MetaLine parts={viewModel.meta} />
            </p>
            <Button
              label="Recalculate"
              variant="small"
              busy={edit.runningEdit === 'path'}
              onPress={() => actions.recalculate(viewModel.route)}
            />
          </div>
          <LockNote lock={viewModel.summary.lock} />
          <Warnings warnings={viewModel.warnings} />
          {viewModel.driver === undefined ? null : (
            <DriverBox
              viewModel={viewModel.driver}
              isBusy={edit.runningEdit === 'driver'}
              onChoose={actions.choose}
              onSubmit={() => actions.changeDriver(viewModel.route)}
            />
          )}
          <Failure message={edit.failure} />
          <ActivityTable
            number={viewModel.summary.number}
            rows={viewModel.rows}
            currentStop={currentStop}
            selection={selection}
            actions={rowActions}
          />
        </>
      )
  }
}

const Warnings = ({ warnings }: { readonly warnings: ReadonlyArray<string> }) =>
  warnings.length === 0 ? null : (
    <ul className="rr-route-warnings">
      {warnings.map((warning) => (
        <li key={warning} className="rr-flag">
          <Icon icon={warningIcon} />
          {warning}
        </li>
      ))}
    </ul>
  )

type DriverBoxProps = {
  readonly viewModel: DriverViewModel
  readonly isBusy: boolean
  readonly onChoose: (driver: string) => void
  readonly onSubmit: () => void
}

/** Shows the driver of the route and lets the user choose another. */
const DriverBox = ({ viewModel: { value, choices, isChanged }, isBusy, onChoose, onSubmit }: DriverBoxProps) => (
  <form
    className="rr-box rr-driver-box"
    aria-label="Driver of the route"
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault()
      if (isChanged) onSubmit()
    }}
  >
    <div className="rr-grid">
      <SelectField
        label="Driver"
        name="driver"
        span={7}
        choices={choices}
        value={value}
        disabled={isBusy}
        onChoose={onChoose}
      />
      <div className="field is-5">
        <SubmitButton
          label="Change driver"
          className="button is-fullwidth"
          busy={isBusy}
          disabled={!isChanged || isBusy}
        />
      </div>
    </div>
  </form>
)
