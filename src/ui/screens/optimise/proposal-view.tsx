import { Button, Failure, optimiseIcon } from '../../components'
import { FigureList } from './figure-list'
import { HelpList } from './shared-repair-list'
import { LateList } from './late-list'
import { LeftOutList } from './unplanned-list'
import type { ProposalOnScreen } from './proposal-view-model'
import { ProposalTable, type ProposalTableActions } from './proposal-table'

export type ProposalActions = ProposalTableActions & {
  readonly accept: () => void
  readonly discard: () => void
  readonly again: () => void
  readonly addressOf: (stop: string) => string
  readonly toggleAll: () => void
}

type ProposalViewProps = {
  readonly proposal: ProposalOnScreen
  readonly zoomed: number | undefined
  readonly canUndo: boolean
  readonly on: ProposalActions
}

export const ProposalView = ({ proposal, zoomed, canUndo, on }: ProposalViewProps) => (
  <>
    <FigureList figures={proposal.figures} />
    {proposal.late === undefined ? null : <LateList late={proposal.late} addressOf={on.addressOf} />}
    <ProposalTable
      rows={proposal.rows}
      zoomed={zoomed}
      isFixed={proposal.isSaving || proposal.verdict !== 'better'}
      on={on}
    />
    <HelpList helps={proposal.helps} />
    <LeftOutList leftOut={proposal.leftOut} addressOf={on.addressOf} />
    <div className="rr-sticky-actions">
      <p className="rr-verdict" role="status">
        {verdicts[proposal.verdict]}
      </p>
      <Failure words={proposal.failure} />
      <div className="rr-actions">
        <Choice proposal={proposal} on={on} />
        {proposal.verdict === 'better' && proposal.rows.length > 1 ? (
          <Button
            label={isWhole(proposal) ? 'Take none' : 'Take all'}
            look="quiet"
            disabled={proposal.isSaving}
            onPress={on.toggleAll}
          />
        ) : null}
        <Button label="Discard" disabled={proposal.isSaving} onPress={on.discard} />
        {proposal.verdict === 'better' && canUndo ? (
          <span className="rr-muted rr-push rr-undo-note">Accepting can be undone</span>
        ) : null}
      </div>
    </div>
  </>
)

const verdicts: Readonly<Record<ProposalOnScreen['verdict'], string | undefined>> = {
  better: undefined,
  'no better': 'The current routes are the best found',
  outdated: 'The plan has changed meanwhile, so this proposal no longer fits it',
}

const isWhole = ({ taken, rows }: ProposalOnScreen): boolean => taken === rows.length

const acceptLabel = (proposal: ProposalOnScreen): string =>
  isWhole(proposal) ? 'Accept' : `Accept ${proposal.taken} of ${proposal.rows.length} routes`

const Choice = ({ proposal, on }: Pick<ProposalViewProps, 'proposal' | 'on'>) => {
  switch (proposal.verdict) {
    case 'better':
      return (
        <Button
          label={acceptLabel(proposal)}
          look="primary"
          why={proposal.taken === 0 ? 'Choose a route' : undefined}
          busy={proposal.isSaving}
          onPress={on.accept}
        />
      )
    case 'outdated':
      return <Button label="Optimise again" look="primary" icon={optimiseIcon} onPress={on.again} />
    case 'no better':
      return null
  }
}
