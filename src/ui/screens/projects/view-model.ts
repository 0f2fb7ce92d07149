import type { ProjectList } from '../../../application/project'
import { dateTimeLabel } from '../../../domain/calendar'
import type { ProjectId, ProjectSummary } from '../../../domain/project'
import { tabAddressOf, defaultTab } from '../../../domain/navigation'
import { formatNumber, displayLengths, truncate } from '../../../domain/text'

type Count = { readonly words: string; readonly isNone: boolean }

export type ProjectRow = {
  readonly id: ProjectId
  readonly name: string
  readonly wholeName: string
  readonly to: string
  readonly stops: Count
  readonly routes: Count
  /** what there is no room for on a phone stands in `time` */
  readonly created: { readonly date: string; readonly time: string }
}

export type ProjectsOnScreen =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly rows: ReadonlyArray<ProjectRow> }

export const projectsOnScreen = (list: ProjectList): ProjectsOnScreen => {
  if (list.kind === 'failed') return { kind: 'failed' }
  if (list.kind === 'loading') return { kind: 'waiting' }
  return list.projects.length === 0 ? { kind: 'empty' } : { kind: 'listed', rows: list.projects.map(rowOf) }
}

const NAMELESS = 'Nameless project'

const rowOf = ({ id, name, stops, routes, createdAt }: ProjectSummary): ProjectRow => {
  const wholeName = name.trim() === '' ? NAMELESS : name
  return {
    id,
    name: truncate(wholeName, displayLengths.projectInList),
    wholeName,
    to: tabAddressOf(id, defaultTab),
    stops: countOf(stops),
    routes: countOf(routes),
    created: createdIn(createdAt),
  }
}

const countOf = (count: number): Count => ({ words: formatNumber(count), isNone: count === 0 })

const createdIn = (createdAt: string | undefined): ProjectRow['created'] => {
  const label = dateTimeLabel(createdAt ?? '') ?? '–'
  const [date = label] = label.split(', ')
  return { date, time: label.slice(date.length) }
}
