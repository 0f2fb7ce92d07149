import {
  ButtonLink,
  EmptyState,
  ProjectNotLoaded,
  PageHeader,
  PageTitle,
  LoadingMessage,
  optimiseIcon,
} from '../../components'
import type { OptimiseViewModel } from './view-model'
import { ProposalView, type ProposalActions } from './proposal-view'
import { RunningView, type RunningActions } from './running-view'
import { OptionsForm, type OptionsActions } from './options-form'
import './optimise.css'

export type OptimiseActions = OptionsActions & RunningActions & ProposalActions & { readonly retry: () => void }

type OptimiseScreenProps = {
  readonly projectName: string | undefined
  readonly viewModel: OptimiseViewModel
  readonly zoomedRouteIndex: number | undefined
  readonly canUndo: boolean
  readonly stopsPath: string
  readonly addDriverPath: string
  readonly actions: OptimiseActions
}

export const OptimiseScreen = ({ projectName, viewModel, ...content }: OptimiseScreenProps) => {
  const title = viewModel.kind === 'proposed' ? 'Proposal' : 'Optimise'
  return (
    <>
      <PageTitle page={title} projectName={projectName} />
      <PageHeader title={title}>
        {viewModel.kind === 'proposed' ? (
          <span className="rr-muted rr-moved">{viewModel.proposal.movedStopsText}</span>
        ) : undefined}
      </PageHeader>
      <Content viewModel={viewModel} {...content} />
    </>
  )
}

const Content = ({
  viewModel,
  zoomedRouteIndex,
  canUndo,
  stopsPath,
  addDriverPath,
  actions,
}: Omit<OptimiseScreenProps, 'projectName'>) => {
  switch (viewModel.kind) {
    case 'loading':
      return <LoadingMessage message="Loading the project" />
    case 'project not loaded':
      return <ProjectNotLoaded isProjectMissing={viewModel.isProjectMissing} onRetry={actions.retry} />
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
      return (
        <ProposalView
          proposal={viewModel.proposal}
          zoomedRouteIndex={zoomedRouteIndex}
          canUndo={canUndo}
          actions={actions}
        />
      )
  }
}
