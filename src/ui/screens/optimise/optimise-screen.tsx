import { ButtonLink, EmptyState, NoPlan, PageHead, PageTitle, Waiting, optimiseIcon } from '../../components'
import type { OptimiseOnScreen } from './view-model'
import { ProposalView, type ProposalActions } from './proposal-view'
import { RunningView, type RunningActions } from './running-view'
import { WishesForm, type WishesActions } from './options-form'
import './optimise.css'

export type OptimiseActions = WishesActions & RunningActions & ProposalActions & { readonly retry: () => void }

type OptimiseScreenProps = {
  readonly project: string | undefined
  readonly shown: OptimiseOnScreen
  readonly zoomed: number | undefined
  readonly canUndo: boolean
  readonly toStops: string
  readonly addDriver: string
  readonly on: OptimiseActions
}

export const OptimiseScreen = ({ project, shown, ...content }: OptimiseScreenProps) => {
  const title = shown.kind === 'proposed' ? 'Proposal' : 'Optimise'
  return (
    <>
      <PageTitle of={title} project={project} />
      <PageHead title={title}>
        {shown.kind === 'proposed' ? <span className="rr-muted rr-moved">{shown.proposal.moved}</span> : undefined}
      </PageHead>
      <Content shown={shown} {...content} />
    </>
  )
}

const Content = ({ shown, zoomed, canUndo, toStops, addDriver, on }: Omit<OptimiseScreenProps, 'project'>) => {
  switch (shown.kind) {
    case 'waiting':
      return <Waiting words="Loading the project" />
    case 'no plan':
      return <NoPlan isUnknown={shown.isUnknown} onRetry={on.retry} />
    case 'no stops':
      return (
        <EmptyState icon={optimiseIcon} words="First you need to upload stops">
          <ButtonLink label="Go to stops" look="primary" to={toStops} />
        </EmptyState>
      )
    case 'wishing':
      return (
        <WishesForm
          wishes={shown.wishes}
          isStarting={shown.isStarting}
          failure={shown.failure}
          addDriver={addDriver}
          on={on}
        />
      )
    case 'running':
      return <RunningView running={shown.running} on={on} />
    case 'proposed':
      return <ProposalView proposal={shown.proposal} zoomed={zoomed} canUndo={canUndo} on={on} />
  }
}
