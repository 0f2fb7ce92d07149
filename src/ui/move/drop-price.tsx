import { observer } from 'mobx-react-lite'
import { keyOfTarget } from '../../application/move'
import type { MoveTarget } from '../../domain/move'
import { useApp } from '../app-facade'
import { Icon, lockedIcon } from '../components'
import { isoDateAt } from '../../domain/calendar'
import { dropLabelOf, type DropLabel } from './drag-view-model'
import { PriceWarnings, PriceText, noPriceTexts } from '../plan'
import './drop-price.css'

type DropPriceProps = {
  readonly to: MoveTarget
  /** a price takes one line in a row of the timeline */
  readonly lines?: 1 | 2
}

/**
 * What the dragged stops would cost at the cheapest position on a target. A row of the timeline has no other place for the
 * price of the position that is hovered.
 */
export const DropPrice = observer(({ to, lines = 2 }: DropPriceProps) => {
  const { move, plan, stop, driver } = useApp()
  const { priced: movingStops, prices } = move.drag
  const open = plan.store.plan
  if (movingStops === undefined || open === undefined) return null
  // A panel does not read the target, so that it is not rendered again whenever that changes.
  const target = lines === 1 ? move.drag.target : undefined
  const isUnderPointer = target !== undefined && keyOfTarget(target.to) === keyOfTarget(to)
  const drop = isUnderPointer ? target : ({ to, position: { kind: 'cheapest' } } as const)
  const label = dropLabelOf(open, { movingStops, prices }, drop, {
    today: isoDateAt(stop.now()),
    drivers: driver.store.drivers,
  })
  if (lines === 2)
    return (
      <span className={classNameOf(label)}>
        <TwoLines label={label} />
      </span>
    )
  return (
    <span className={isUnderPointer ? `${classNameOf(label)} is-over` : classNameOf(label)}>
      <span className="rr-drop-chip">
        <OneLine label={label} />
      </span>
    </span>
  )
})

const classNameOf = (label: DropLabel): string => {
  if (label.kind === 'known') return label.rank === 1 ? 'rr-drop-price rr-drop-best' : 'rr-drop-price'
  return {
    'now here': 'rr-drop-price rr-drop-here',
    locked: 'rr-drop-price rr-drop-locked',
    loading: 'rr-drop-price',
    unknown: 'rr-drop-price',
  }[label.kind]
}

type LabelProps = { readonly label: DropLabel }

const TwoLines = ({ label }: LabelProps) => {
  switch (label.kind) {
    case 'now here':
      return (
        <span className="rr-price is-unknown">
          Now here<small>{label.positionLabel}</small>
        </span>
      )
    case 'locked':
      return (
        <span className="rr-refusal">
          <Icon icon={lockedIcon} size={14} />
          <span>
            {label.by}
            <br />
            {label.since}
          </span>
        </span>
      )
    case 'known':
      return (
        <>
          <Rank label={label} />
          <PriceText price={label.price} positionLabel={label.positionLabel} />
        </>
      )
    default:
      return <span className="rr-price is-unknown">{noPriceTexts[label.kind]}</span>
  }
}

const OneLine = ({ label }: LabelProps) => {
  switch (label.kind) {
    case 'now here':
      return 'now here'
    case 'locked':
      return (
        <>
          <Icon icon={lockedIcon} size={14} /> <b>{label.by}</b>
        </>
      )
    case 'known':
      return (
        <>
          <Rank label={label} />
          <b>{label.price.distanceAndTime}</b>
          {label.price.late.kind === 'same' &&
          (label.price.over ?? label.price.overHours ?? label.price.otherDay) === undefined ? null : (
            <>
              {' · '}
              <PriceWarnings price={label.price} />
            </>
          )}
        </>
      )
    default:
      return noPriceTexts[label.kind]
  }
}

const Rank = ({ label: { rank, rankCount } }: { readonly label: Extract<DropLabel, { readonly kind: 'known' }> }) => {
  if (rank === undefined) return null
  return rank === 1 ? (
    <span className="rr-best">Best</span>
  ) : (
    <span className="rr-rank">
      <span aria-hidden="true">{rank}</span>
      <span className="rr-sr">
        {rank} of {rankCount},
      </span>
    </span>
  )
}
