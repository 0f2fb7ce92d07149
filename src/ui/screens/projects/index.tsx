import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { tabAddressOf, defaultTab } from '../../../domain/navigation'
import { useApp } from '../../actions'
import { projectsViewModel } from './view-model'
import { ProjectsScreen } from './projects-screen'

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

export default observer(Projects)
