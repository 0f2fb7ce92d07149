import { Button, Failure, optimiseIcon } from '../../components'
import { FigureList } from './figure-list'
import { SharedRepairList } from './shared-repair-list'
import { LateList } from './late-list'
import { UnplannedList } from './unplanned-list'
import type { ProposalViewModel } from './proposal-view-model'
import { ProposalTable, type ProposalTableActions } from './proposal-table'

export type ProposalActions = ProposalTableActions & {
  readonly accept: () => void
  readonly discard: () => void
  readonly optimiseAgain: () => void
  readonly addressOf: (stop: string) => string
  readonly toggleAll: () => void
}

type ProposalViewProps = {
  readonly proposal: ProposalViewModel
  readonly zoomed: number | undefined
  readonly canUndo: boolean
  readonly actions: ProposalActions
}

export const ProposalView = ({ proposal, zoomed, canUndo, actions }: ProposalViewProps) => (
  <>
    <FigureList figures={proposal.figures} />
    {proposal.lateStops === undefined ? null : (
      <LateList lateStops={proposal.lateStops} addressOf={actions.addressOf} />
    )}
    <ProposalTable
      rows={proposal.rows}
      zoomed={zoomed}
      isReadOnly={proposal.isSaving || proposal.verdict !== 'better'}
      actions={actions}
    />
    <SharedRepairList repairs={proposal.sharedRepairs} />
    <UnplannedList unplanned={proposal.unplanned} addressOf={actions.addressOf} />
    <div className="rr-sticky-actions">
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
    </div>
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
