import type { ComponentProps, ReactNode } from 'react'
import {
  EmptyState,
  FactList,
  Icon,
  LockButton,
  LockWords,
  NoPlan,
  PageHead,
  PageTitle,
  RouteChip,
  ButtonLink,
  Waiting,
  externalIcon,
  noResultIcon,
  warningIcon,
} from '../../components'
import { AssignmentBox } from './assignment-box'
import { HandoverBox } from './handover-box'
import type { StopDetailsOnScreen, StopOnScreen } from './view-model'
import './stop-details.css'

type BoxProps = Omit<ComponentProps<typeof AssignmentBox>, 'shown'>

type StopDetailsScreenProps = {
  readonly project: string | undefined
  readonly shown: StopDetailsOnScreen
  /** the stops tab */
  readonly back: string
  readonly box: BoxProps
  readonly onTurnLock: () => void
  readonly onRetry: () => void
}

/** §2 */
export const StopDetailsScreen = ({ project, shown, back, box, onTurnLock, onRetry }: StopDetailsScreenProps) => {
  switch (shown.kind) {
    case 'stop':
      return <StopDetails project={project} shown={shown.shown} back={back} box={box} onTurnLock={onTurnLock} />
    case 'waiting':
      return (
        <NotThere project={project} back={back}>
          <Waiting words="Loading the stop" />
        </NotThere>
      )
    case 'failed':
      return (
        <NotThere project={project} back={back}>
          <NoPlan isUnknown={shown.isUnknown} onRetry={onRetry} />
        </NotThere>
      )
    case 'no such stop':
      return (
        <NotThere project={project} back={back}>
          <EmptyState icon={noResultIcon} words="This project has no such stop">
            <ButtonLink label="All stops" to={back} />
          </EmptyState>
        </NotThere>
      )
  }
}

type NotThereProps = Pick<StopDetailsScreenProps, 'project' | 'back'> & { readonly children: ReactNode }

const NotThere = ({ project, back, children }: NotThereProps) => (
  <>
    <PageTitle of="Stop" project={project} />
    <PageHead title="Stop" back={back} byHistory />
    {children}
  </>
)

type StopDetailsProps = Pick<StopDetailsScreenProps, 'project' | 'back' | 'box' | 'onTurnLock'> & {
  readonly shown: StopOnScreen
}

const StopDetails = ({ project, shown, back, box, onTurnLock }: StopDetailsProps) => (
  <>
    <PageTitle of={shown.name} project={project} />
    <PageHead title={shown.name} back={back} byHistory mark={<Badge badge={shown.badge} />}>
      <LockButton subject={shown.name} lock={shown.lock} of="page" onTurn={onTurnLock} />
    </PageHead>
    <LockWords lock={shown.lock} />
    <AssignmentBox {...box} shown={shown.assignment} />
    <HandoverBox id={shown.stop.id} />
    <Warnings warnings={shown.warnings} />
    <WhyLeftOut leftOut={shown.leftOut} />
    <div className="rr-page-head rr-stop-head">
      <h2>Stop</h2>
      <div className="is-end">
        <a className="button is-small" href={shown.task} target="_blank" rel="noopener noreferrer">
          Open in back-office
          <Icon drawing={externalIcon} size={14} />
        </a>
      </div>
    </div>
    <div className="rr-stop-facts">
      <FactList facts={shown.facts} />
    </div>
  </>
)

/** §2: none where the number is -1. */
const Badge = ({ badge }: Pick<StopOnScreen, 'badge'>) =>
  badge === undefined ? null : (
    <RouteChip text={badge.number} colour={badge.colour} label={`Stop number ${badge.number}`} />
  )

const WhyLeftOut = ({ leftOut }: Pick<StopOnScreen, 'leftOut'>) =>
  leftOut === undefined ? null : (
    <section className="rr-box rr-why" aria-labelledby="why-left-out">
      <h2 id="why-left-out">Why it is not planned</h2>
      <p>{leftOut.reason}</p>
      {leftOut.repairs.length === 0 ? null : (
        <ul>
          {leftOut.repairs.map((repair) => (
            <li key={repair}>
              <b>Could go:</b> {repair}
            </li>
          ))}
        </ul>
      )}
    </section>
  )

const Warnings = ({ warnings }: Pick<StopOnScreen, 'warnings'>) =>
  warnings.length === 0 ? null : (
    <ul className="rr-stop-warnings">
      {warnings.map((words) => (
        <li key={words}>
          <Icon drawing={warningIcon} size={14} />
          {words}
        </li>
      ))}
    </ul>
  )
