import { Button, Failure, Foot, optimiseIcon, Icon, warningIcon } from '../../components'
import { FigureList } from './figure-list'
import type { ProposalViewModel } from './proposal-view-model'
import { ProposalTable, type ProposalTableActions } from './proposal-table'
import { Link } from 'react-router-dom'
import type { LateStopsViewModel } from './late-stops-view-model'
import type { RepairChoice, UnplannedReasonsViewModel } from './unplanned-reasons-view-model'
import type { ReactNode } from 'react'
import { pluralise } from '../../../domain/text'
import { PutOnMapLink, RepairNeeds } from '../../plan'

export type ProposalActions = ProposalTableActions & {
  readonly accept: () => void
  readonly discard: () => void
  readonly optimiseAgain: () => void
  readonly addressOf: (stop: string) => string
  readonly toggleAll: () => void
  readonly toggleRepair: (key: string) => void
}

type ProposalViewProps = {
  readonly proposal: ProposalViewModel
  readonly zoomedRouteIndex: number | undefined
  readonly canUndo: boolean
  readonly actions: ProposalActions
}

export const ProposalView = ({ proposal, zoomedRouteIndex, canUndo, actions }: ProposalViewProps) => (
  <>
    <FigureList figures={proposal.figures} />
    {proposal.repairCount === 0 ? null : <p className="rr-level-note">{repairNoteOf(proposal)}</p>}
    {proposal.levelText === undefined ? null : <p className="rr-level-note">{proposal.levelText}</p>}
    {proposal.lateStops === undefined ? null : (
      <LateList lateStops={proposal.lateStops} addressOf={actions.addressOf} />
    )}
    <ProposalTable
      rows={proposal.rows}
      zoomedRouteIndex={zoomedRouteIndex}
      isReadOnly={proposal.isSaving || proposal.verdict !== 'better'}
      actions={actions}
    />
    <SharedRepairList repairs={proposal.sharedRepairs} {...repairProps(proposal, actions)} />
    <UnplannedList unplanned={proposal.unplanned} addressOf={actions.addressOf} {...repairProps(proposal, actions)} />
    <Foot>
      <p className="rr-verdict" role="status">
        {verdictTexts[proposal.verdict]}
      </p>
      <Failure message={proposal.failure} />
      <div className="rr-actions">
        <AcceptButton proposal={proposal} actions={actions} />
        {proposal.verdict === 'better' && proposal.rows.length > 1 ? (
          <Button
            label={proposal.isAllAccepted ? 'Take none' : 'Take all'}
            variant="quiet"
            disabled={proposal.isSaving}
            onPress={actions.toggleAll}
          />
        ) : null}
        <Button label="Discard" disabled={proposal.isSaving} onPress={actions.discard} />
        {proposal.verdict === 'better' && canUndo ? (
          <span className="rr-muted rr-push rr-undo-note">Accepting can be undone</span>
        ) : null}
      </div>
    </Foot>
  </>
)

/** Such as `The figures above count the ticked repair; the routes and unplanned stops below do not.` */
const repairNoteOf = ({ repairCount, lateStops, unplanned }: ProposalViewModel): string => {
  const parts = [
    'the routes',
    ...(lateStops === undefined ? [] : ['late stops']),
    ...(unplanned.listed.length === 0 ? [] : ['unplanned stops']),
  ]
  const repairs = repairCount === 1 ? 'the ticked repair' : `the ${repairCount} ticked repairs`
  return `The figures above count ${repairs}; ${new Intl.ListFormat('en-GB').format(parts)} below do not.`
}

const verdictTexts: Readonly<Record<ProposalViewModel['verdict'], string | undefined>> = {
  better: undefined,
  'no better': 'The current routes are the best found',
  outdated: 'The plan has changed meanwhile, so this proposal no longer fits it',
}

const acceptLabel = ({ acceptedCount, rows, repairCount }: ProposalViewModel): string => {
  const routes = acceptedCount === rows.length ? 'Accept' : `Accept ${acceptedCount} of ${rows.length} routes`
  return repairCount === 0 ? routes : `${routes} with ${pluralise(repairCount, 'repair')}`
}

type RepairProps = { readonly isReadOnly: boolean; readonly onToggle: (key: string) => void }

const repairProps = ({ isSaving, verdict }: ProposalViewModel, { toggleRepair }: ProposalActions): RepairProps => ({
  isReadOnly: isSaving || verdict === 'outdated',
  onToggle: toggleRepair,
})

type RepairLineProps = RepairProps & { readonly repair: RepairChoice; readonly lead?: ReactNode }

/** A repair that can be ticked, so that it goes with the acceptance, or only read. */
const RepairLine = ({ repair, lead, isReadOnly, onToggle }: RepairLineProps) => {
  const { text, key, isChosen, stop, needs, driverId } = repair
  return key === undefined ? (
    <>
      {lead}
      {text}
      <RepairNeeds stop={stop} needs={needs} driverId={driverId} />
    </>
  ) : (
    <label className="rr-check">
      <input type="checkbox" checked={isChosen} disabled={isReadOnly} onChange={() => onToggle(key)} />
      <span>
        {lead}
        {text}
      </span>
    </label>
  )
}

const AcceptButton = ({ proposal, actions }: Pick<ProposalViewProps, 'proposal' | 'actions'>) => {
  switch (proposal.verdict) {
    case 'better':
      return (
        <Button
          label={acceptLabel(proposal)}
          variant="primary"
          disabledReason={proposal.acceptedCount === 0 ? 'Choose a route' : undefined}
          busy={proposal.isSaving}
          onPress={actions.accept}
        />
      )
    case 'outdated':
      return <Button label="Optimise again" variant="primary" icon={optimiseIcon} onPress={actions.optimiseAgain} />
    case 'no better':
      return null
  }
}

/** The repairs that would have several stops planned at once. */
const SharedRepairList = ({ repairs, ...props }: RepairProps & { readonly repairs: ReadonlyArray<RepairChoice> }) =>
  repairs.length === 0 ? null : (
    <section aria-labelledby="helps">
      <h2 className="rr-section-title" id="helps">
        What would help most
      </h2>
      <ul className="rr-left-out">
        {repairs.map((repair) => (
          <li key={repair.text}>
            <RepairLine repair={repair} {...props} />
          </li>
        ))}
      </ul>
    </section>
  )

type LateListProps = { readonly lateStops: LateStopsViewModel; readonly addressOf: (stop: string) => string }

/** How many stops are visited after their time slots, and which. */
const LateList = ({ lateStops: { text, hasLateStops, listed, hiddenCount }, addressOf }: LateListProps) => (
  <>
    <p className={hasLateStops ? 'rr-late-note is-any' : 'rr-late-note'}>
      {hasLateStops ? <Icon icon={warningIcon} size={16} /> : null}
      {text}
    </p>
    {listed.length === 0 ? null : (
      <ul className="rr-left-out" aria-label="Late">
        {listed.map((stop) => (
          <li key={stop.id}>
            <Link to={addressOf(stop.id)}>{stop.text}</Link>
          </li>
        ))}
      </ul>
    )}
    {hiddenCount === 0 ? null : <p className="rr-muted">and {hiddenCount} more</p>}
  </>
)

type UnplannedListProps = RepairProps & {
  readonly unplanned: UnplannedReasonsViewModel
  readonly addressOf: (stop: string) => string
}

/** The stops on no route, each with the reason. */
const UnplannedList = ({ unplanned: { listed, hiddenCount }, addressOf, ...props }: UnplannedListProps) =>
  listed.length === 0 ? null : (
    <section aria-labelledby="left-out">
      <h2 className="rr-section-title" id="left-out">
        Unplanned, and why
      </h2>
      <ul className="rr-left-out">
        {listed.map(({ id, name, reasons, repairs, lacksPlace }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{name}</Link>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {lacksPlace ? (
                <li>
                  <PutOnMapLink stop={id} />
                </li>
              ) : null}
              {repairs.map((repair) => (
                <li key={repair.text}>
                  <RepairLine repair={repair} lead={<b>Could go: </b>} {...props} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hiddenCount === 0 ? null : <p className="rr-muted">and {hiddenCount} more</p>}
    </section>
  )
