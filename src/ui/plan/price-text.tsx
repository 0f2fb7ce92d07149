import { Fragment } from 'react'
import { Icon, lockedIcon } from '../components'
import type { PriceLabel } from './price-label'
import './price-text.css'

type PriceTextProps = {
  readonly price: PriceLabel
  /** such as `place 80` */
  readonly positionLabel: string | undefined
}

/** By how much the totals change: distance and time, and below them lateness, load and position. */
export const PriceText = ({ price, positionLabel }: PriceTextProps) => (
  <span className="rr-price">
    {price.distanceAndTime}
    <small>
      <PriceWarnings price={price} />
      {positionLabel === undefined || price.otherDay !== undefined ? null : ` · ${positionLabel}`}
    </small>
  </span>
)

/** Beside another day, or too many hours, there is no space for `0 late`. */
export const PriceWarnings = ({ price: { late, over, overHours, otherDay } }: Pick<PriceTextProps, 'price'>) => {
  const showsLate = late.kind !== 'same' || (otherDay ?? overHours) === undefined
  const warnings = [over, overHours, otherDay].filter((warning) => warning !== undefined)
  return (
    <>
      {showsLate ? <span className={lateClasses[late.kind]}>{late.text}</span> : null}
      {warnings.map((warning, index) => (
        <Fragment key={warning}>
          {showsLate || index > 0 ? ' · ' : null}
          <b className="rr-over">{warning}</b>
        </Fragment>
      ))}
    </>
  )
}

const lateClasses = { better: 'rr-fewer-late', worse: 'rr-late', same: undefined } as const

/** In the place of a price: who locked the route and when. */
export const LockText = ({ lock }: { readonly lock: string }) => (
  <span className="rr-price is-locked">
    <small>
      <Icon icon={lockedIcon} size={14} /> {lock}
    </small>
  </span>
)
