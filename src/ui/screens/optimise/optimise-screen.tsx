import { ButtonLink, EmptyState, NoPlan, PageHeader, PageTitle, LoadingMessage, optimiseIcon } from '../../components'
import type { OptimiseViewModel } from './view-model'
import { ProposalView, type ProposalActions } from './proposal-view'
import { RunningView, type RunningActions } from './running-view'
import { OptionsForm, type OptionsActions } from './options-form'
import './optimise.css'

export type OptimiseActions = OptionsActions & RunningActions & ProposalActions & { readonly retry: () => void }

type OptimiseScreenProps = {
  readonly project: string | undefined
  readonly viewModel: OptimiseViewModel
  readonly zoomed: number | undefined
  readonly canUndo: boolean
  readonly stopsPath: string
  readonly addDriverPath: string
  readonly actions: OptimiseActions
}

export const OptimiseScreen = ({ project, viewModel, ...content }: OptimiseScreenProps) => {
  const title = viewModel.kind === 'proposed' ? 'Proposal' : 'Optimise'
  return (
    <>
      <PageTitle page={title} project={project} />
      <PageHeader title={title}>
        {viewModel.kind === 'proposed' ? (
          <span className="rr-muted rr-moved">{viewModel.proposal.movedText}</span>
        ) : undefined}
      </PageHeader>
      <Content viewModel={viewModel} {...content} />
    </>
  )
}

const Content = ({
  viewModel,
  zoomed,
  canUndo,
  stopsPath,
  addDriverPath,
  actions,
}: Omit<OptimiseScreenProps, 'project'>) => {
  switch (viewModel.kind) {
    case 'waiting':
      return <LoadingMessage message="Loading the project" />
    case 'no plan':
      return <NoPlan isUnknown={viewModel.isUnknown} onRetry={actions.retry} />
    case 'no stops':
      return (
        <EmptyState icon={optimiseIcon} message="First you need to upload stops">
          <ButtonLink label="Go to stops" variant="primary" to={stopsPath} />
        </EmptyState>
      )
    case 'options':
      return (
        <OptionsForm
          options={viewModel.options}
          isStarting={viewModel.isStarting}
          failure={viewModel.failure}
          addDriverPath={addDriverPath}
          actions={actions}
        />
      )
    case 'running':
      return <RunningView running={viewModel.running} actions={actions} />
    case 'proposed':
      return <ProposalView proposal={viewModel.proposal} zoomed={zoomed} canUndo={canUndo} actions={actions} />
  }
}
