import { projectPlanStateOf, type OpenPlan, type PlanState } from '../../../application/plan'
import { dateLabel, fullDateLabel, isoDateOf } from '../../../domain/calendar'
import { projectDate } from '../../../domain/project'
import { countStops } from '../../../domain/stop'
import { tabAddressOf, type ProjectPageAddress, type Tab } from '../../../domain/navigation'
import { formatNumber, truncate, pluralise } from '../../../domain/text'
import { groupRoutesByDay, type Plan } from '../../../domain/plan'

export type ProjectHeaderViewInput = {
  readonly address: ProjectPageAddress
  readonly plan: PlanState
  /** the name known before the project is loaded */
  readonly projectName: string | undefined
}

type LinkViewModel = { readonly to: string; readonly isCurrent: boolean }

export type ProjectHeaderViewModel = {
  readonly name: string
  readonly fullName: string
  /** whether the server knows no such project */
  readonly isProjectMissing: boolean
  readonly hasRoutes: boolean
  readonly date: { readonly label: string; readonly iso: string; readonly full: string } | undefined
  readonly drivers: LinkViewModel
  /** `isPrimary`: it is the next step, since there are stops but no routes */
  readonly optimise: LinkViewModel & { readonly disabledReason: string | undefined; readonly isPrimary: boolean }
  readonly history: LinkViewModel
  readonly tabs: ReadonlyArray<LinkViewModel & { readonly label: string; readonly count: string | undefined }>
  readonly reportDisabledReason: string | undefined
}

/** The number of characters of the project name that the header shows (§9). */
const MAX_NAME_LENGTH = 15

const NO_STOPS = 'First you need to upload stops'

export const projectHeaderViewModel = ({
  address,
  plan,
  projectName,
}: ProjectHeaderViewInput): ProjectHeaderViewModel => {
  const { projectId, tab } = address
  const planStatus = projectPlanStateOf(plan, projectId)
  const openPlan = planStatus.kind === 'open' ? planStatus : undefined
  const isProjectMissing = planStatus.kind === 'failed' && planStatus.isProjectMissing
  const fullName = isProjectMissing
    ? 'Unknown project'
    : (nonBlankName(openPlan?.project.name) ?? nonBlankName(projectName) ?? 'Project')
  const stops = openPlan && countStops(openPlan.plan.stops)
  const link = (to: Tab['kind'] & ('drivers' | 'optimise' | 'history' | 'routes' | 'stops')): LinkViewModel => ({
    to: tabAddressOf(projectId, { kind: to }),
    isCurrent: parentTabOf(tab) === to,
  })
  return {
    name: truncate(fullName, MAX_NAME_LENGTH),
    fullName,
    isProjectMissing,
    hasRoutes: openPlan !== undefined && openPlan.plan.routes.length > 0,
    date: openPlan && dateOf(openPlan),
    drivers: link('drivers'),
    optimise: {
      ...link('optimise'),
      disabledReason: stops === 0 ? NO_STOPS : undefined,
      isPrimary: stops !== undefined && stops > 0 && openPlan?.plan.routes.length === 0 && tab.kind !== 'optimise',
    },
    history: link('history'),
    tabs: [
      { label: 'Routes', count: undefined, ...link('routes') },
      { label: 'Stops', count: stops === undefined ? undefined : formatNumber(stops), ...link('stops') },
    ],
    reportDisabledReason: stops === undefined ? 'The stops are not loaded yet' : stops === 0 ? NO_STOPS : undefined,
  }
}

const nonBlankName = (name: string | undefined): string | undefined => (name?.trim() === '' ? undefined : name)

/** The header link that is marked as current for a tab. */
const parentTabOf = ({ kind }: Tab): Tab['kind'] => {
  switch (kind) {
    case 'route':
      return 'routes'
    case 'stop':
    case 'stops/new':
    case 'stops/import':
      return 'stops'
    case 'driver':
    case 'drivers/new':
      return 'drivers'
    default:
      return kind
  }
}

const dateOf = ({ plan, createdAt }: OpenPlan): ProjectHeaderViewModel['date'] => {
  const date = projectDate(plan.routes, createdAt)
  return date && { label: dateLabel(date), iso: isoDateOf(date), full: fullDateLabel(date) }
}

export type DeletionViewInput = {
  readonly name: string
  readonly organisation: string | undefined
  /** undefined if it is not loaded */
  readonly plan: Plan | undefined
  readonly serverKeepsHistory: boolean
}

/** Something that is deleted with the project; `amount` is shown in bold. */
type Loss = { readonly amount: string; readonly suffix: string }

export type DeletionViewModel = {
  readonly question: string
  readonly intro: string
  readonly losses: ReadonlyArray<Loss>
  readonly note: string
}

export const deletionViewModel = ({
  name,
  organisation,
  plan,
  serverKeepsHistory,
}: DeletionViewInput): DeletionViewModel => ({
  question: `Delete project ${name}?`,
  intro: `This deletes for everyone${organisation === undefined ? '' : ` in ${organisation}`}:`,
  losses: [
    ...(plan === undefined
      ? [{ amount: 'all its routes and stops', suffix: '' }]
      : [...routeLosses(plan), stopLoss(plan)]),
    ...(serverKeepsHistory ? [{ amount: '', suffix: 'the undo history of this project' }] : []),
  ],
  note: 'It cannot be undone. Drivers and downloaded reports stay.',
})

const routeLosses = ({ routes }: Plan): ReadonlyArray<Loss> => {
  const days = groupRoutesByDay(routes).length
  const daysText = days === 0 ? '' : ` over ${pluralise(days, 'day')}`
  return routes.length === 0 ? [] : [{ amount: pluralise(routes.length, 'route'), suffix: daysText }]
}

const stopLoss = ({ stops }: Plan): Loss => {
  const unplanned = countStops(stops, { onlyUnplanned: true, focusedDay: undefined })
  const total = countStops(stops)
  return {
    amount: pluralise(total, 'stop'),
    suffix: total === 0 ? '' : `, ${formatNumber(unplanned)} of them unplanned`,
  }
}
