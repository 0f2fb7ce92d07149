import type { ProjectId } from '../../../domain/project'
import { useDesk } from '../../actions'

/** What a project is called as far as is known before it is open: by the cookies, or by the list one came from. */
export const useKnownName = (id: ProjectId): string | undefined => {
  const { project } = useDesk()
  const list = project.store.value
  const listed = list.kind === 'known' ? list.projects.find((one) => one.id === id) : undefined
  if (listed !== undefined) return listed.name
  const kept = project.lastProject()
  return kept?.id === id ? kept.name : undefined
}
