import { projectPlanStateOf, type ProjectPlanState, type PlanState } from '../../../application/plan'
import type { ListState, Uploading, RejectedUpload } from '../../../application/stop'
import { ALL_DAYS } from '../../../domain/calendar'
import type { ProjectId } from '../../../domain/project'
import {
  emptyStopList,
  stopListSize,
  canUpload,
  stopDayOptions,
  type StopFilter,
  type StopId,
  type StopList,
} from '../../../domain/stop'
import type { Choice } from '../../components'
import { dayChoice } from '../../plan'
import { filterStops, type ListedStops } from './filter-stops'

/** What there is to see. */
export type StopsSeen = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly filter: StopFilter
  readonly browsing: ListState
  readonly file: Uploading | RejectedUpload | undefined
}

export type StopsContent =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly isUnknown: boolean }
  | { readonly kind: 'uploading'; readonly file: Uploading }
  | { readonly kind: 'returned'; readonly file: RejectedUpload }
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly listed: ListedStops }

export type FiltersOnScreen = {
  readonly onlyUnplanned: boolean
  readonly query: string
  readonly day: string
  readonly days: ReadonlyArray<Choice>
}

export type StopsOnScreen = {
  readonly whyNoUpload: string | undefined
  /** none where there is nothing to filter, nor will be in a moment */
  readonly filters: FiltersOnScreen | undefined
  readonly content: StopsContent
}

export const stopsOnScreen = (seen: StopsSeen): StopsOnScreen => {
  const known = projectPlanStateOf(seen.plan, seen.project)
  const content = contentOf(known, seen)
  const stops = known.kind === 'open' ? known.plan.stops : undefined
  return {
    whyNoUpload: whyNoUpload(stops, seen),
    filters:
      content.kind === 'listed' || content.kind === 'waiting' ? filtersOf(stops ?? emptyStopList, seen) : undefined,
    content,
  }
}

/** In which row of those on show a stop stands. */
export const placeOf = (content: StopsContent, id: StopId | undefined): number | undefined => {
  if (content.kind !== 'listed' || id === undefined) return undefined
  const at = content.listed.page.items.findIndex(({ stop }) => stop.id === id)
  return at < 0 ? undefined : at
}

const contentOf = (known: ProjectPlanState, { project, filter, browsing, file: last }: StopsSeen): StopsContent => {
  if (known.kind !== 'open') return known
  const { stops } = known.plan
  const file = last?.project === project ? last : undefined
  if (file?.kind === 'sending') return { kind: 'uploading', file }
  if (stopListSize(stops) > 0) return { kind: 'listed', listed: filterStops(project, stops, filter, browsing) }
  return file === undefined ? { kind: 'empty' } : { kind: 'returned', file }
}

const whyNoUpload = (stops: StopList | undefined, { file }: StopsSeen): string | undefined => {
  if (stops === undefined) return 'The stops are not loaded yet'
  if (!canUpload(stops)) return 'This project already has stops'
  return file?.kind === 'sending' ? 'A file is on its way' : undefined
}

const filtersOf = (stops: StopList, { filter, browsing }: StopsSeen): FiltersOnScreen => ({
  onlyUnplanned: filter.onlyUnplanned,
  query: browsing.query,
  day: filter.focusedDay ?? ALL_DAYS,
  days: stopDayOptions(stops, filter.focusedDay).map(dayChoice),
})
