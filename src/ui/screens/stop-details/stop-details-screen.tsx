import type { ComponentProps, ReactNode } from 'react'
import {
  EmptyState,
  DetailList,
  EditButton,
  Icon,
  LockButton,
  LockNote,
  ProjectNotLoaded,
  PageHeader,
  PageTitle,
  RouteChip,
  SlackText,
  ButtonLink,
  LoadingMessage,
  externalIcon,
  noCoordinatesIcon,
  noResultIcon,
  warningIcon,
} from '../../components'
import { MoveButtons, PutOnMapLink, RepairButton, RepairNeeds } from '../../plan'
import { needsOfRepair, type StopId } from '../../../domain/stop'
import { AssignmentBox, StopDriverBox } from './assignment-box'
import { ColleagueNotice } from './colleague-notice'
import type { StopDetailsViewModel, StopViewModel } from './view-model'
import type { VisitSummaryViewModel } from './visit-summary-view-model'
import './stop-details.css'
import './visit-summary.css'

type BoxProps = Omit<ComponentProps<typeof AssignmentBox>, 'viewModel' | 'children'>

type StopDetailsScreenProps = {
  readonly projectName: string | undefined
  readonly viewModel: StopDetailsViewModel
  /** path of the stops tab */
  readonly back: string
  readonly assignmentBox: BoxProps
  readonly onToggleLock: () => void
  readonly onEdit: () => void
  readonly onRetry: () => void
}

/** The details of one stop (§2). */
export const StopDetailsScreen = ({
  projectName,
  viewModel,
  back,
  assignmentBox,
  onToggleLock,
  onEdit,
  onRetry,
}: StopDetailsScreenProps) => {
  switch (viewModel.kind) {
    case 'stop':
      return (
        <StopDetails
          projectName={projectName}
          viewModel={viewModel.stopView}
          back={back}
          assignmentBox={assignmentBox}
          onToggleLock={onToggleLock}
          onEdit={onEdit}
        />
      )
    case 'loading':
      return (
        <StopUnavailable projectName={projectName} back={back}>
          <LoadingMessage message="Loading the stop" />
        </StopUnavailable>
      )
    case 'failed':
      return (
        <StopUnavailable projectName={projectName} back={back}>
          <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={onRetry} />
        </StopUnavailable>
      )
    case 'no such stop':
      return (
        <StopUnavailable projectName={projectName} back={back}>
          <EmptyState icon={noResultIcon} message="This project has no such stop">
            <ButtonLink label="All stops" to={back} />
          </EmptyState>
        </StopUnavailable>
      )
  }
}

type StopUnavailableProps = Pick<StopDetailsScreenProps, 'projectName' | 'back'> & { readonly children: ReactNode }

const StopUnavailable = ({ projectName, back, children }: StopUnavailableProps) => (
  <>
    <PageTitle page="Stop" projectName={projectName} />
    <PageHeader title="Stop" back={back} returnsToPreviousPage />
    {children}
  </>
)

type StopDetailsProps = Pick<
  StopDetailsScreenProps,
  'projectName' | 'back' | 'assignmentBox' | 'onToggleLock' | 'onEdit'
> & {
  readonly viewModel: StopViewModel
}

const StopDetails = ({ projectName, viewModel, back, assignmentBox, onToggleLock, onEdit }: StopDetailsProps) => (
  <>
    <PageTitle page={viewModel.name} projectName={projectName} />
    <PageHeader title={viewModel.name} back={back} returnsToPreviousPage badge={<Badge badge={viewModel.badge} />}>
      <LockButton subject={viewModel.name} lock={viewModel.lock} scope="page" onToggle={onToggleLock} />
      <EditButton subject={viewModel.name} onPress={onEdit} />
    </PageHeader>
    <LockNote lock={viewModel.lock} />
    {viewModel.hasPlace ? null : <NoPlace stop={viewModel.stop.facts.id} />}
    <ColleagueNotice stop={viewModel.stop.facts.id} visit={viewModel.visitSummary}>
      <VisitSummary viewModel={viewModel.visitSummary} />
    </ColleagueNotice>
    <AssignmentBox {...assignmentBox} viewModel={viewModel.assignment}>
      <MoveButtons stop={viewModel.stop.facts.id} isPlanned={viewModel.stop.placement.routeNumber !== undefined} />
    </AssignmentBox>
    <StopDriverBox id={viewModel.stop.facts.id} />
    <Warnings warnings={viewModel.warnings} />
    <UnplannedReason stop={viewModel.stop.facts.id} unplannedReason={viewModel.unplannedReason} />
    <div className="rr-page-head rr-stop-head">
      <h2>Stop</h2>
      <div className="is-end">
        <a className="button is-small" href={viewModel.taskUrl} target="_blank" rel="noopener noreferrer">
          Open in back-office
          <Icon icon={externalIcon} size={14} />
        </a>
      </div>
    </div>
    <div className="rr-stop-facts">
      <DetailList details={viewModel.detailRows} />
    </div>
  </>
)

/** §2: hidden where the number is -1. */
const Badge = ({ badge }: Pick<StopViewModel, 'badge'>) =>
  badge === undefined ? null : (
    <RouteChip text={badge.number} colour={badge.colour} label={`Stop number ${badge.number}`} />
  )

/** Says what a stop without coordinates lacks, and leads to where it can be fixed. */
const NoPlace = ({ stop }: { readonly stop: StopId }) => (
  <div className="rr-notice">
    <Icon icon={noCoordinatesIcon} />
    <p>
      <b>No coordinates</b>
      <small>Until it is on the map, Optimise leaves this stop out.</small>
    </p>
    <PutOnMapLink stop={stop} />
  </div>
)

type UnplannedReasonProps = Pick<StopViewModel, 'unplannedReason'> & { readonly stop: StopId }

const UnplannedReason = ({ stop, unplannedReason }: UnplannedReasonProps) =>
  unplannedReason === undefined ? null : (
    <section className="rr-box rr-why" aria-labelledby="why-left-out">
      <h2 id="why-left-out">Why it is not planned</h2>
      <p>{unplannedReason.reason}</p>
      {unplannedReason.repairs.length === 0 ? null : (
        <ul>
          {unplannedReason.repairs.map((repair, index) => (
            <li key={repair}>
              <b>Could go:</b> {repair}
              {Array.isArray(unplannedReason.moves?.[index]) ? <RepairButton stop={stop} repair={index} /> : null}
              <Needs stop={stop} stored={needsOfRepair(unplannedReason, index)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )

type NeedsProps = { readonly stop: StopId; readonly stored: ReturnType<typeof needsOfRepair> }

const Needs = ({ stop, stored }: NeedsProps) =>
  stored === undefined ? null : <RepairNeeds stop={stop} {...stored} isStopPage />

const Warnings = ({ warnings }: Pick<StopViewModel, 'warnings'>) =>
  warnings.length === 0 ? null : (
    <ul className="rr-stop-warnings">
      {warnings.map((warning) => (
        <li key={warning}>
          <Icon icon={warningIcon} size={14} />
          {warning}
        </li>
      ))}
    </ul>
  )

/** What is true of the visit now, above the form that changes it. */
const VisitSummary = ({
  viewModel: { arrival, slot, wait, slack, driver },
}: {
  readonly viewModel: VisitSummaryViewModel
}) => (
  <dl className="rr-arrival">
    <Cell label="Arrival">
      {arrival || '–'}
      {wait === '' ? null : <small> {wait}</small>}
    </Cell>
    <Cell label="Time slot">{slot}</Cell>
    <Cell label="Slack">{slack === undefined ? '–' : <SlackText slack={slack} />}</Cell>
    <Cell label="Driver">{driver || '–'}</Cell>
  </dl>
)

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="rr-ellipsis">{children}</dd>
  </div>
)
