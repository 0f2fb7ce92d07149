import type { ProjectId } from '../../../domain/project'
import { useApp } from '../../actions'

/** What a project is called as far as is known before it is open: by the cookies, or by the list one came from. */
export const useProjectName = (id: ProjectId): string | undefined => {
  const { project } = useApp()
  const list = project.store.value
  const listedProject = list.kind === 'known' ? list.projects.find((one) => one.id === id) : undefined
  if (listedProject !== undefined) return listedProject.name
  const storedProject = project.lastProject()
  return storedProject?.id === id ? storedProject.name : undefined
}
