import { projectPlanStateOf, type ProjectPlanState, type PlanState } from '../../../application/plan'
import { filterStops, type ListState, type Uploading, type RefusedUpload } from '../../../application/stop'
import { ALL_DAYS } from '../../../domain/calendar'
import { emptyPlan, type Plan } from '../../../domain/plan'
import type { ProjectId } from '../../../domain/project'
import {
  stopList,
  pageOf,
  sortStops,
  stopDayOptions,
  type Page,
  type StopFilter,
  type StopId,
  type StopList,
  type StopOrder,
} from '../../../domain/stop'
import { canUpload } from '../../../domain/upload'
import type { Choice } from '../../components'
import { dayChoiceOf } from '../../plan'
import { stopRowOf, type StopRow } from './stop-row'

export type StopsViewInput = {
  readonly project: ProjectId
  readonly plan: PlanState
  readonly filter: StopFilter
  readonly listState: ListState
  readonly file: Uploading | RefusedUpload | undefined
}

export type ListedStops = {
  /** §2: about a search without a match */
  readonly message: string | undefined
  readonly page: Page<StopRow>
  readonly order: StopOrder
  /** shown in place of an empty table */
  readonly emptyMessage: string | undefined
}

export type StopsContent =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isProjectMissing: boolean }
  | { readonly kind: 'uploading'; readonly file: Uploading }
  | { readonly kind: 'refused'; readonly file: RefusedUpload }
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly listed: ListedStops }

export type FiltersViewModel = {
  readonly onlyUnplanned: boolean
  readonly query: string
  readonly day: string
  readonly days: ReadonlyArray<Choice>
  /** without routes, the next step is to optimise */
  readonly hasRoutes: boolean
}

export type StopsViewModel = {
  readonly uploadDisabledReason: string | undefined
  /** undefined unless stops are listed or loading */
  readonly filters: FiltersViewModel | undefined
  readonly content: StopsContent
}

export const stopsViewModel = (input: StopsViewInput): StopsViewModel => {
  const planStatus = projectPlanStateOf(input.plan, input.project)
  const content = contentOf(planStatus, input)
  const plan = planStatus.kind === 'open' ? planStatus.plan : undefined
  return {
    uploadDisabledReason: uploadDisabledReason(plan?.stops, input),
    filters: content.kind === 'listed' || content.kind === 'loading' ? filtersOf(plan ?? emptyPlan, input) : undefined,
    content,
  }
}

/** The row of a stop on the current page. */
export const stopRowIndexOf = (content: StopsContent, id: StopId | undefined): number | undefined => {
  if (content.kind !== 'listed' || id === undefined) return undefined
  const index = content.listed.page.items.findIndex(({ stop }) => stop.facts.id === id)
  return index < 0 ? undefined : index
}

const contentOf = (planStatus: ProjectPlanState, input: StopsViewInput): StopsContent => {
  const { project, file: latestFile } = input
  if (planStatus.kind !== 'open') return planStatus
  const { stops } = planStatus.plan
  const file = latestFile?.project === project ? latestFile : undefined
  if (file?.kind === 'sending') return { kind: 'uploading', file }
  if (stopList.size(stops) > 0) return { kind: 'listed', listed: listedStops(planStatus.plan, input) }
  return file === undefined ? { kind: 'empty' } : { kind: 'refused', file }
}

/** The number of stops on a page (§9). */
const STOPS_PER_PAGE = 15

/** §2, §4, §5: one page of the stops that match the filter and the search. */
const listedStops = (
  plan: Plan,
  { project, filter, listState: { query, page, order, openedStopId } }: StopsViewInput,
): ListedStops => {
  const { stops } = plan
  const { stops: filteredStops, isUnmatched } = filterStops(stops, { ...filter, query })
  const sortedStops = sortStops(stops, filteredStops, order)
  const opened = openedStopId === undefined ? -1 : sortedStops.findIndex(({ facts }) => facts.id === openedStopId)
  const shownPage = opened < 0 ? page : Math.floor(opened / STOPS_PER_PAGE) + 1
  const { items, ...pageInfo } = pageOf(sortedStops, shownPage, STOPS_PER_PAGE)
  return {
    message: isUnmatched ? `No search results for "${query.trim()}"` : undefined,
    page: { ...pageInfo, items: items.map(stopRowOf(project, plan)) },
    order,
    emptyMessage:
      filteredStops.length > 0 ? undefined : filter.onlyUnplanned ? 'No unplanned stops' : 'No stops on this day',
  }
}

const uploadDisabledReason = (stops: StopList | undefined, { file }: StopsViewInput): string | undefined => {
  if (stops === undefined) return 'The stops are not loaded yet'
  if (!canUpload(stopList.size(stops))) return 'This project already has stops'
  return file?.kind === 'sending' ? 'A file is on its way' : undefined
}

const filtersOf = ({ stops, routes }: Plan, { filter, listState }: StopsViewInput): FiltersViewModel => ({
  onlyUnplanned: filter.onlyUnplanned,
  query: listState.query,
  day: filter.focusedDay ?? ALL_DAYS,
  days: stopDayOptions(stops, filter.focusedDay).map(dayChoiceOf),
  hasRoutes: routes.length > 0,
})
