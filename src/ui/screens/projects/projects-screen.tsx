import { Button, ButtonLink, EmptyState, PageHead, Waiting, addIcon, errorIcon, routesEmptyIcon } from '../../components'
import { ProjectTable } from './project-table'
import type { ProjectsOnScreen } from './view-model'

type ProjectsScreenProps = { readonly shown: ProjectsOnScreen; readonly onRetry: () => void }

/** §2 */
export const ProjectsScreen = ({ shown, onRetry }: ProjectsScreenProps) => (
  <>
    <title>Projects · Rondrit</title>
    <PageHead title="Projects">{shown.kind === 'empty' ? null : <NewProject />}</PageHead>
    <Content shown={shown} onRetry={onRetry} />
  </>
)

const NewProject = () => <ButtonLink label="New project" icon={addIcon} look="primary" to="/projects/new" />

const Content = ({ shown, onRetry }: ProjectsScreenProps) => {
  switch (shown.kind) {
    case 'waiting':
      return <Waiting words="Loading projects" />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} words="The projects could not be loaded">
          <Button label="Try again" onPress={onRetry} />
        </EmptyState>
      )
    case 'empty':
      return (
        <EmptyState icon={routesEmptyIcon} words="No projects yet">
          <NewProject />
        </EmptyState>
      )
    case 'listed':
      return <ProjectTable rows={shown.rows} />
  }
}
