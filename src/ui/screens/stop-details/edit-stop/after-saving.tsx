import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import type { Price } from '../../../../domain/move'
import { findVisit, type Plan } from '../../../../domain/plan'
import { routeClockOf } from '../../../../domain/route'
import type { Stop, StopFacts } from '../../../../domain/stop'
import { useApp } from '../../../app-facade'
import { SlackText } from '../../../components'
import {
  noPriceTexts,
  priceLabelOf,
  useStopPrices,
  visitTimingLabelsOf,
  type PriceLabel,
  type SlackLabel,
} from '../../../plan'

/** When a stop would be visited at its current place, and by how much the totals would change. */
export type AfterSavingViewModel = {
  readonly arrival: string
  readonly slack: SlackLabel | undefined
  readonly price: PriceLabel
}

/** Undefined for a stop on no route, and where the route has changed since the prices were asked for. */
export const afterSavingViewModel = (
  plan: Plan,
  { placement }: Stop,
  after: StopFacts,
  prices: ReadonlyArray<Price>,
): AfterSavingViewModel | undefined => {
  const found = O.toUndefined(findVisit(plan, after.id))
  if (found === undefined) return undefined
  const { route, visit } = found
  const price = prices.find(({ to }) => to.kind === 'route' && to.index === route.index)
  const previous = route.visits[route.visits.indexOf(visit) - 1]?.id
  const place = price?.gaps?.find((gap) => gap.after === previous)
  if (place === undefined) return undefined
  const visitAfter = { ...visit, arrival: place.arrival, departure: undefined }
  const { arrival, slack } = visitTimingLabelsOf(visitAfter, { facts: after, placement }, routeClockOf(route))
  return { arrival, slack, price: priceLabelOf(place.figures) }
}

type AfterSavingProps = {
  readonly stop: Stop
  /** what would be known of it; undefined while nothing changes */
  readonly after: StopFacts | undefined
}

/** What saving would do to the plan, in a line; nothing while nothing changes or for a stop on no route. */
export const AfterSaving = observer(({ stop, after }: AfterSavingProps) => {
  const { open } = useApp().plan.store
  const route = open && O.toUndefined(findVisit(open.plan, stop.facts.id))?.route
  const draft = route && after
  const prices = useStopPrices({ id: stop.facts.id, draft, day: route?.day })
  if (open === undefined || draft === undefined) return null
  const isLoading = prices.kind === 'loading' || prices.isOutdated === true
  const viewModel =
    prices.kind === 'known' && !isLoading ? afterSavingViewModel(open.plan, stop, draft, prices.prices) : undefined
  return (
    <>
      <b>After saving:</b>{' '}
      {viewModel === undefined ? (
        noPriceTexts[isLoading ? 'loading' : 'unknown']
      ) : (
        <AfterSavingFigures viewModel={viewModel} />
      )}
    </>
  )
})

const AfterSavingFigures = ({ viewModel: { arrival, slack, price } }: { readonly viewModel: AfterSavingViewModel }) => (
  <>
    {arrival === '' ? '' : `arrival ${arrival} · `}
    {slack === undefined ? null : (
      <>
        {slack.kind === 'late' ? '' : 'slack '}
        <SlackText slack={slack} />
        {' · '}
      </>
    )}
    <b>
      {price.distanceAndTime} · {price.late.text}
      {price.over === undefined ? '' : ` · ${price.over}`}
    </b>
  </>
)
