import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import type { PositionPrice, Price } from '../../../../domain/move'
import { findVisit, type Plan, type RouteVisit } from '../../../../domain/plan'
import { secondsIntoRouteDay } from '../../../../domain/route'
import { zeroFigures, subtractFigures, type RouteFigures } from '../../../../domain/schedule'
import { askedOtherDayOf, type Stop, type StopFacts, type StopId, otherDayLabelOf } from '../../../../domain/stop'
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

/** When a stop would be visited at its current position, and by how much the totals would change. */
export type AfterSavingViewModel = {
  readonly arrival: string
  readonly slack: SlackLabel | undefined
  readonly price: PriceLabel
}

type PricedVisit = RouteVisit & { readonly positionPrice: PositionPrice }

/** The price of the current position; undefined for a stop on no route, and where its route has changed since the question. */
const findPositionPrice = (plan: Plan, stop: StopId, prices: ReadonlyArray<Price>): PricedVisit | undefined => {
  const found = O.toUndefined(findVisit(plan, stop))
  if (found === undefined) return undefined
  const { route, visit } = found
  const price = prices.find(({ to }) => to.kind === 'route' && to.index === route.index)
  const previous = route.visits[route.visits.indexOf(visit) - 1]?.id
  const positionPrice = price?.positionPrices?.find((priced) => priced.after === previous)
  return positionPrice && { route, visit, positionPrice }
}

/** The price is the difference to `comparedWith`; by default to the plan as it is. */
export const afterSavingViewModel = (
  plan: Plan,
  { placement }: Stop,
  after: StopFacts,
  prices: ReadonlyArray<Price>,
  comparedWith = zeroFigures,
): AfterSavingViewModel | undefined => {
  const found = findPositionPrice(plan, after.id, prices)
  if (found === undefined) return undefined
  const { route, visit, positionPrice } = found
  const visitAfter = { ...visit, arrival: positionPrice.arrival, departure: undefined }
  const { arrival, slack } = visitTimingLabelsOf(visitAfter, { facts: after, placement }, secondsIntoRouteDay(route))
  const otherDay = otherDayLabelOf(askedOtherDayOf({ facts: after, placement }))
  return {
    arrival,
    slack,
    price: priceLabelOf(subtractFigures(positionPrice.figures, comparedWith), { otherDay }),
  }
}

/** What a stop with certain facts costs at its current position, or why that is not known. */
export type FactsPrice =
  | { readonly kind: 'none' | 'loading' | 'unknown' }
  | { readonly kind: 'known'; readonly figures: RouteFigures; readonly prices: ReadonlyArray<Price> }

/** Asks for the price of a stop with these facts: none without facts, and for a stop on no route. */
export const useFactsPrice = (stop: Stop, facts: StopFacts | undefined, isTyping: boolean): FactsPrice => {
  const { open } = useApp().plan.store
  const route = open && O.toUndefined(findVisit(open.plan, stop.facts.id))?.route
  const draft = route && facts
  const answer = useStopPrices({ id: stop.facts.id, draft, day: route?.day, isTyping })
  if (open === undefined || draft === undefined) return { kind: 'none' }
  if (answer.kind === 'loading' || answer.isOutdated === true) return { kind: 'loading' }
  if (answer.kind !== 'known') return { kind: 'unknown' }
  const figures = findPositionPrice(open.plan, stop.facts.id, answer.prices)?.positionPrice.figures
  return figures === undefined ? { kind: 'unknown' } : { kind: 'known', figures, prices: answer.prices }
}

type AfterSavingProps = {
  readonly stop: Stop
  /** what would be known of it; undefined while nothing changes */
  readonly after: StopFacts | undefined
  /** whether the last of it was typed, so that more may follow at once */
  readonly isTyping: boolean
}

/** What saving would do to the plan, in a line; nothing while nothing changes or for a stop on no route. */
export const AfterSaving = observer(({ stop, after, isTyping }: AfterSavingProps) => {
  const price = useFactsPrice(stop, after, isTyping)
  return after === undefined ? null : <FactsPriceLine label="After saving:" stop={stop} facts={after} price={price} />
})

type FactsPriceLineProps = {
  readonly label: string
  readonly stop: Stop
  readonly facts: StopFacts
  readonly price: FactsPrice
  readonly comparedWith?: RouteFigures
}

/** The arrival, slack and price of a stop with certain facts. */
export const FactsPriceLine = observer(({ label, stop, facts, price, comparedWith }: FactsPriceLineProps) => {
  const { open } = useApp().plan.store
  if (open === undefined || price.kind === 'none') return null
  const viewModel =
    price.kind === 'known' ? afterSavingViewModel(open.plan, stop, facts, price.prices, comparedWith) : undefined
  return (
    <>
      <b>{label}</b>{' '}
      {viewModel === undefined ? (
        noPriceTexts[price.kind === 'loading' ? 'loading' : 'unknown']
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
    <b>{price.line}</b>
  </>
)
