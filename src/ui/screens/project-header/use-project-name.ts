import type { ProjectId } from '../../../domain/project'
import { useApp } from '../../actions'

/** The name of a project that is not loaded yet: from the project list or the stored last project. */
export const useProjectName = (id: ProjectId): string | undefined => {
  const { project } = useApp()
  const list = project.store.value
  const listedProject = list.kind === 'known' ? list.projects.find((summary) => summary.id === id) : undefined
  if (listedProject !== undefined) return listedProject.name
  const storedProject = project.lastProject()
  return storedProject?.id === id ? storedProject.name : undefined
}
