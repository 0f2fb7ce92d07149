import type { ProjectList } from '../../../application/project'
import { dateTimeLabel } from '../../../domain/calendar'
import type { ProjectId, ProjectSummary } from '../../../domain/project'
import { tabAddressOf, defaultTab } from '../../../domain/navigation'
import { formatNumber, truncate } from '../../../domain/text'

type CountCell = { readonly text: string; readonly isMuted: boolean }

export type ProjectRow = {
  readonly id: ProjectId
  readonly name: string
  readonly fullName: string
  readonly path: string
  readonly stops: CountCell
  readonly routes: CountCell
  /** `time` is hidden on a phone */
  readonly created: { readonly date: string; readonly time: string | undefined }
}

export type ProjectsViewModel =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly rows: ReadonlyArray<ProjectRow> }

export const projectsViewModel = (list: ProjectList): ProjectsViewModel => {
  if (list.kind === 'failed') return { kind: 'failed' }
  if (list.kind === 'loading') return { kind: 'loading' }
  return list.projects.length === 0 ? { kind: 'empty' } : { kind: 'listed', rows: list.projects.map(rowOf) }
}

/** The number of characters of a project name that the list shows (§9). */
const MAX_NAME_LENGTH = 15

const NAMELESS = 'Nameless project'

const rowOf = ({ id, name, stopOrActivityCount, routeCount, createdAt }: ProjectSummary): ProjectRow => {
  const fullName = name.trim() === '' ? NAMELESS : name
  return {
    id,
    name: truncate(fullName, MAX_NAME_LENGTH),
    fullName,
    path: tabAddressOf(id, defaultTab),
    stops: countOf(stopOrActivityCount),
    routes: countOf(routeCount),
    created: createdOf(createdAt),
  }
}

const countOf = (count: number): CountCell => ({ text: formatNumber(count), isMuted: count === 0 })

const createdOf = (createdAt: string | undefined): ProjectRow['created'] => {
  const label = dateTimeLabel(createdAt ?? '') ?? '–'
  const [date = label, time] = label.split(', ')
  return { date, time }
}
