import type { OpenPlan } from '../../../application/plan'
import { timeLabel, type RouteDay } from '../../../domain/calendar'
import type { Driver } from '../../../domain/driver'
import { formatHours, formatKilometres, formatNumber, pluralise } from '../../../domain/text'
import { planTotalsOf, totalsChangeOf, type FigureChange, type PlanTotals } from '../../plan'

/** What the list shows besides all routes: those with late stops, or only the stops without a route. */
export type RoutesFilter = 'late' | 'unplanned'

export type Total = {
  readonly label: string
  readonly value: string
  /** such as `of 90`; empty where it says too little or would be too long */
  readonly outOf: string
  readonly state: 'late' | 'over' | undefined
  /** by how much the last change moved it; undefined while none is known */
  readonly change: FigureChange | NeutralChange | undefined
  /** what a click on it shows */
  readonly filter: RoutesFilter | undefined
}

/** Neither better nor worse. */
type NeutralChange = { readonly text: string; readonly kind: 'neutral' }

export type TotalsViewModel = {
  readonly totals: ReadonlyArray<Total>
  /** which figures are not known; undefined where all are */
  readonly unknown: UnknownTotals | undefined
  readonly lastChange: LastChange | undefined
}

export type UnknownTotals = { readonly text: string; readonly canRecalculate: boolean }

export type LastChange = {
  readonly at: string
  readonly time: string
  /** begins with the name of another user who made it */
  readonly description: string
  /** an undo is not itself undone here */
  readonly canUndo: boolean
}

export type TotalsInput = {
  readonly open: OpenPlan
  readonly drivers: ReadonlyArray<Driver>
  /** undefined for all days */
  readonly day: RouteDay | undefined
  readonly username: string | undefined
}

export const totalsViewModel = ({ open, drivers, day, username }: TotalsInput): TotalsViewModel => {
  const { plan, previousPlan, lastChanged } = open
  const totals = planTotalsOf(plan, drivers, day)
  const change = previousPlan && totalsChangeOf(planTotalsOf(previousPlan, drivers, day), totals)
  const loadChange = change?.over.kind === 'same' ? withoutJudgement(change.load) : change?.over
  const { metres, seconds, lateStops, unplannedCount, visitCount, overload } = totals
  const ifKnown = (figure: 'distance' | 'hours' | 'late', text: string): string =>
    totals.routeCount > 0 && totals.unknown[figure] === totals.routeCount ? UNKNOWN : text
  const late = ifKnown('late', formatNumber(lateStops))
  return {
    totals: [
      total('Distance', ifKnown('distance', `${formatKilometres(metres)} km`), change?.distance),
      total('Hours', ifKnown('hours', formatHours(seconds)), change?.hours),
      {
        ...total('Late', late, change?.late),
        outOf: late === UNKNOWN ? '' : outOfLabel(visitCount),
        state: lateStops > 0 ? 'late' : undefined,
        filter: 'late',
      },
      {
        ...total('Unplanned', formatNumber(unplannedCount), change?.unplanned),
        outOf: outOfLabel(visitCount + unplannedCount),
        filter: 'unplanned',
      },
      overload > 0
        ? { ...total('Load', `${formatLoad(overload)} over`, change?.over), state: 'over' }
        : { ...total('Load', formatLoad(totals.load), loadChange), outOf: capacityLabel(totals) },
    ],
    unknown: unknownTotalsOf(totals),
    lastChange:
      lastChanged === undefined || change === undefined
        ? undefined
        : {
            at: lastChanged.at,
            time: timeLabel(lastChanged.at) ?? '',
            description:
              lastChanged.by === username ? lastChanged.description : `${lastChanged.by}: ${lastChanged.description}`,
            canUndo: lastChanged.change?.action === 'made',
          },
  }
}

/** A figure that nobody has worked out for any route. */
const UNKNOWN = '–'

const mostUnknown = ({ hours, distance }: PlanTotals['unknown']): readonly [string, number] =>
  hours > 0 ? ['Hours', hours] : ['Distances', distance]

const unknownTotalsOf = ({ routeCount, unknown }: PlanTotals): UnknownTotals | undefined => {
  const [what, count] = unknown.late > 0 ? ['Times', unknown.late] : mostUnknown(unknown)
  if (count === 0) return undefined
  const where = count === routeCount ? '' : ` for ${formatNumber(count)} of ${pluralise(routeCount, 'route')}`
  const canRecalculate = unknown.canRecalculate > 0
  return { text: `${what} not known${where}${canRecalculate ? '' : ': no date'}`, canRecalculate }
}

/** More load is no worse as long as it fits. */
const withoutJudgement = ({ kind, text }: FigureChange): FigureChange | NeutralChange =>
  kind === 'same' ? { kind, text } : { kind: 'neutral', text }

const total = (label: string, value: string, change: Total['change']): Total => ({
  label,
  value,
  outOf: '',
  state: undefined,
  change,
  filter: undefined,
})

/** A larger number would not fit beside the figure. */
const MAX_OUT_OF = 999

const outOfLabel = (count: number): string => (count > MAX_OUT_OF ? '' : `of ${count}`)

const capacityLabel = ({ capacity = 0 }: PlanTotals): string => (capacity === 0 ? '' : outOfLabel(capacity))

const formatLoad = (load: number): string => (load > MAX_OUT_OF ? formatNumber(load) : String(load))
