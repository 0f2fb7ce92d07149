import { Button, Failure, Foot, optimiseIcon, Icon, warningIcon } from '../../components'
import { FigureList } from './figure-list'
import type { ProposalViewModel } from './proposal-view-model'
import { ProposalTable, type ProposalTableActions } from './proposal-table'
import { Link } from 'react-router-dom'
import type { LateStopsViewModel } from './late-stops-view-model'
import type { UnplannedViewModel } from './unplanned-view-model'

export type ProposalActions = ProposalTableActions & {
  readonly accept: () => void
  readonly discard: () => void
  readonly optimiseAgain: () => void
  readonly addressOf: (stop: string) => string
  readonly toggleAll: () => void
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
    {proposal.lateStops === undefined ? null : (
      <LateList lateStops={proposal.lateStops} addressOf={actions.addressOf} />
    )}
    <ProposalTable
      rows={proposal.rows}
      zoomedRouteIndex={zoomedRouteIndex}
      isReadOnly={proposal.isSaving || proposal.verdict !== 'better'}
      actions={actions}
    />
    <SharedRepairList repairs={proposal.sharedRepairs} />
    <UnplannedList unplanned={proposal.unplanned} addressOf={actions.addressOf} />
    <Foot>
      <p className="rr-verdict" role="status">
        {verdictTexts[proposal.verdict]}
      </p>
      <Failure message={proposal.failure} />
      <div className="rr-actions">
        <AcceptButton proposal={proposal} actions={actions} />
        {proposal.verdict === 'better' && proposal.rows.length > 1 ? (
          <Button
            label={isAllAccepted(proposal) ? 'Take none' : 'Take all'}
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

const verdictTexts: Readonly<Record<ProposalViewModel['verdict'], string | undefined>> = {
  better: undefined,
  'no better': 'The current routes are the best found',
  outdated: 'The plan has changed meanwhile, so this proposal no longer fits it',
}

const isAllAccepted = ({ acceptedCount, rows }: ProposalViewModel): boolean => acceptedCount === rows.length

const acceptLabel = (proposal: ProposalViewModel): string =>
  isAllAccepted(proposal) ? 'Accept' : `Accept ${proposal.acceptedCount} of ${proposal.rows.length} routes`

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
const SharedRepairList = ({ repairs }: { readonly repairs: ReadonlyArray<string> }) =>
  repairs.length === 0 ? null : (
    <section aria-labelledby="helps">
      <h2 className="rr-section-title" id="helps">
        What would help most
      </h2>
      <ul className="rr-left-out">
        {repairs.map((repair) => (
          <li key={repair}>{repair}</li>
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

type UnplannedListProps = { readonly unplanned: UnplannedViewModel; readonly addressOf: (stop: string) => string }

/** The stops on no route, each with the reason. */
const UnplannedList = ({ unplanned: { listed, hiddenCount }, addressOf }: UnplannedListProps) =>
  listed.length === 0 ? null : (
    <section aria-labelledby="left-out">
      <h2 className="rr-section-title" id="left-out">
        Unplanned, and why
      </h2>
      <ul className="rr-left-out">
        {listed.map(({ id, name, reasons, repairs }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{name}</Link>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
              {repairs.map((repair) => (
                <li key={repair}>
                  <b>Could go:</b> {repair}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hiddenCount === 0 ? null : <p className="rr-muted">and {hiddenCount} more</p>}
    </section>
  )
