import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { tabAddressOf, defaultTab } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { projectsViewModel, type ProjectsViewModel, type ProjectRow } from './view-model'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  LoadingMessage,
  addIcon,
  errorIcon,
  routesEmptyIcon,
  DataRow,
  DataTable,
  RowLink,
  type Column,
} from '../../components'

const Projects = () => {
  const { project } = useApp()
  // §2: a stored last project is opened at once. Read once on entry, so that there is a single redirect.
  const [storedProject] = useState(project.lastProject)

  useEffect(() => {
    if (storedProject === undefined) void project.load()
  }, [project, storedProject])

  return storedProject === undefined ? (
    <ProjectsScreen viewModel={projectsViewModel(project.store.value)} onRetry={() => void project.load()} />
  ) : (
    <Navigate to={tabAddressOf(storedProject.id, defaultTab)} replace />
  )
}

type ProjectsScreenProps = { readonly viewModel: ProjectsViewModel; readonly onRetry: () => void }

/** The list of all projects (§2). */
const ProjectsScreen = ({ viewModel, onRetry }: ProjectsScreenProps) => (
  <>
    <title>Projects · Rondrit</title>
    <PageHeader title="Projects">{viewModel.kind === 'empty' ? null : <NewProjectLink />}</PageHeader>
    <Content viewModel={viewModel} onRetry={onRetry} />
  </>
)

const NewProjectLink = () => <ButtonLink label="New project" icon={addIcon} variant="primary" to="/projects/new" />

const Content = ({ viewModel, onRetry }: ProjectsScreenProps) => {
  switch (viewModel.kind) {
    case 'loading':
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

const columns: ReadonlyArray<Column> = [
  { label: 'Name' },
  { label: 'Stops', isNumber: true },
  { label: 'Routes', isNumber: true },
  { label: 'Created at' },
]

const ProjectTable = ({ rows }: { readonly rows: ReadonlyArray<ProjectRow> }) => (
  <DataTable caption="Projects, newest first" columns={columns}>
    {rows.map(({ id, name, fullName, path, stops, routes, created }) => (
      <DataRow key={id}>
        <th scope="row">
          <RowLink to={path} text={name} title={fullName} />
        </th>
        <Count count={stops} />
        <Count count={routes} />
        <td className="is-tight rr-muted">
          {created.date}
          {created.time === undefined ? null : <span className="rr-narrow-hide">, {created.time}</span>}
        </td>
      </DataRow>
    ))}
  </DataTable>
)

const Count = ({ count: { text, isMuted } }: { readonly count: ProjectRow['stops'] }) => (
  <td className="rr-num">{isMuted ? <span className="rr-muted">{text}</span> : text}</td>
)

export default observer(Projects)
