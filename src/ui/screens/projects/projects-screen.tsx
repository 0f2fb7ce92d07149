import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  LoadingMessage,
  addIcon,
  errorIcon,
  routesEmptyIcon,
} from '../../components'
import { ProjectTable } from './project-table'
import type { ProjectsViewModel } from './view-model'

type ProjectsScreenProps = { readonly viewModel: ProjectsViewModel; readonly onRetry: () => void }

/** §2 */
export const ProjectsScreen = ({ viewModel, onRetry }: ProjectsScreenProps) => (
  <>
    <title>Projects · Rondrit</title>
    <PageHeader title="Projects">{viewModel.kind === 'empty' ? null : <NewProjectLink />}</PageHeader>
    <Content viewModel={viewModel} onRetry={onRetry} />
  </>
)

const NewProjectLink = () => <ButtonLink label="New project" icon={addIcon} variant="primary" to="/projects/new" />

const Content = ({ viewModel, onRetry }: ProjectsScreenProps) => {
  switch (viewModel.kind) {
    case 'waiting':
      return <LoadingMessage message="Loading projects" />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} message="The projects could not be loaded">
          <Button label="Try again" onPress={onRetry} />
        </EmptyState>
      )
    case 'empty':
      return (
        <EmptyState icon={routesEmptyIcon} message="No projects yet">
          <NewProjectLink />
        </EmptyState>
      )
    case 'listed':
      return <ProjectTable rows={viewModel.rows} />
  }
}
