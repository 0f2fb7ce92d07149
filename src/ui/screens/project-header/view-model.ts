import { projectPlanStateOf, type OpenPlan, type PlanState } from '../../../application/plan'
import { dateLabel, fullDateLabel, isoDateOf } from '../../../domain/calendar'
import { projectDate, tabTitles } from '../../../domain/project'
import { countStops } from '../../../domain/stop'
import { tabAddressOf, type ProjectPageAddress, type Tab } from '../../../domain/navigation'
import { displayLengths, truncate } from '../../../domain/text'

export type HeaderSeen = {
  readonly address: ProjectPageAddress
  readonly plan: PlanState
  /** what it is called as far as is known before it is open */
  readonly knownName: string | undefined
}

type LinkOnScreen = { readonly to: string; readonly isCurrent: boolean }

export type ProjectHeaderOnScreen = {
  readonly name: string
  readonly wholeName: string
  /** whether there is no such project */
  readonly isUnknown: boolean
  readonly date: { readonly label: string; readonly iso: string; readonly full: string } | undefined
  readonly drivers: LinkOnScreen
  readonly optimise: LinkOnScreen & { readonly why: string | undefined }
  readonly history: LinkOnScreen
  readonly tabs: ReadonlyArray<LinkOnScreen & { readonly words: string; readonly count: string | undefined }>
  readonly whyNoReport: string | undefined
}

const NO_STOPS = 'First you need to upload stops'

export const projectHeaderOnScreen = ({ address, plan, knownName }: HeaderSeen): ProjectHeaderOnScreen => {
  const { projectId, tab } = address
  const seen = projectPlanStateOf(plan, projectId)
  const open = seen.kind === 'open' ? seen : undefined
  const isUnknown = seen.kind === 'failed' && seen.isUnknown
  const wholeName = isUnknown ? 'Unknown project' : (named(open?.project.name) ?? named(knownName) ?? 'Project')
  const stops = open && countStops(open.plan.stops)
  const link = (to: Tab['kind'] & ('drivers' | 'optimise' | 'history' | 'routes' | 'stops')): LinkOnScreen => ({
    to: tabAddressOf(projectId, { kind: to }),
    isCurrent: placeOf(tab) === to,
  })
  return {
    name: truncate(wholeName, displayLengths.projectInDropdown),
    wholeName,
    isUnknown,
    date: open && dateOf(open),
    drivers: link('drivers'),
    optimise: { ...link('optimise'), why: stops === 0 ? NO_STOPS : undefined },
    history: link('history'),
    tabs: tabTitles(stops).map(({ tab: kind, title, count }) => ({ words: title, count, ...link(kind) })),
    whyNoReport: stops === undefined ? 'The stops are not loaded yet' : stops === 0 ? NO_STOPS : undefined,
  }
}

const named = (name: string | undefined): string | undefined => (name?.trim() === '' ? undefined : name)

/** What of the header leads to where one is. */
const placeOf = ({ kind }: Tab): Tab['kind'] => {
  switch (kind) {
    case 'route':
      return 'routes'
    case 'stop':
    case 'stops/new':
      return 'stops'
    case 'driver':
    case 'drivers/new':
      return 'drivers'
    default:
      return kind
  }
}

const dateOf = ({ plan, createdAt }: OpenPlan): ProjectHeaderOnScreen['date'] => {
  const date = projectDate(plan.routes, createdAt)
  return date && { label: dateLabel(date), iso: isoDateOf(date), full: fullDateLabel(date) }
}
