import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Price } from '../../../../domain/move'
import { findVisit, type Plan } from '../../../../domain/plan'
import { routeClockOf } from '../../../../domain/route'
import type { Stop, StopFacts } from '../../../../domain/stop'
import { useApp } from '../../../app-facade'
import { SlackText } from '../../../components'
import { priceLabelOf, visitTimingOf, type PriceLabel, type SlackLabel } from '../../../plan'

/** When a stop would be visited at its present place, and by how much the totals would change. */
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
  const { arrival, slack } = visitTimingOf(visitAfter, { facts: after, placement }, routeClockOf(route))
  return { arrival, slack, price: priceLabelOf(place.figures) }
}

/** The prices are asked for once nothing was typed for a while. */
const PRICES_DELAY_MS = 250

type Answer = { readonly question: string; readonly prices: ReadonlyArray<Price> | undefined }

type AfterSavingProps = {
  readonly stop: Stop
  /** what would be known of it; undefined while nothing changes */
  readonly after: StopFacts | undefined
}

/** What saving would do to the plan, in a line; nothing while nothing changes or for a stop on no route. */
export const AfterSaving = observer(({ stop, after }: AfterSavingProps) => {
  const { move, plan } = useApp()
  const [answer, setAnswer] = useState<Answer>()
  const open = plan.store.open
  const route = open && O.toUndefined(findVisit(open.plan, stop.facts.id))?.route
  const question =
    after === undefined || route === undefined ? undefined : JSON.stringify([after, route.day, open?.version])
  const ask = useEffectEvent(async (asked: string): Promise<void> => {
    if (after === undefined) return
    const prices = await move.readStopPrices({ stop: { id: after.id, draft: after }, day: route?.day, withGaps: true })
    if (E.isRight(prices)) setAnswer({ question: asked, prices: prices.right })
    else if (prices.left.kind !== 'cancelled') setAnswer({ question: asked, prices: undefined })
  })
  useEffect(() => {
    if (question === undefined) return undefined
    const timer = setTimeout(() => void ask(question), PRICES_DELAY_MS)
    return () => clearTimeout(timer)
  }, [question])
  if (question === undefined || after === undefined || open === undefined) return null
  const prices = answer?.question === question ? answer.prices : undefined
  const viewModel = prices && afterSavingViewModel(open.plan, stop, after, prices)
  return (
    <>
      <b>After saving:</b>{' '}
      {viewModel === undefined ? (
        answer?.question === question ? (
          'price unknown'
        ) : (
          '…'
        )
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
