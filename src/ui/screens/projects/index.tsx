import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { tabAddressOf, defaultTab } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { projectsOnScreen } from './view-model'
import { ProjectsScreen } from './projects-screen'

const Projects = () => {
  const { project } = useDesk()
  // §2: a project that is kept is gone back to at once; as it was on entry, so that one leaves once.
  const [kept] = useState(project.lastProject)

  useEffect(() => {
    if (kept === undefined) void project.load()
  }, [project, kept])

  return kept === undefined ? (
    <ProjectsScreen shown={projectsOnScreen(project.store.value)} onRetry={() => void project.load()} />
  ) : (
    <Navigate to={tabAddressOf(kept.id, defaultTab)} replace />
  )
}

export default observer(Projects)
