import { Icon, NoRouteChip, RouteChip, detailsIcon, newRouteIcon } from '../components'
import type { MoveOption } from './move-options'
import { LockText, PriceText, noPriceTexts } from '../plan'

type MoveOptionListProps = {
  readonly id: string
  readonly heading: string
  readonly options: ReadonlyArray<MoveOption>
  readonly newRoutes: string | undefined
  readonly emptyMessage: string | undefined
  /** the index of the option that Enter chooses */
  readonly active: number
  readonly onHover: (index: number) => void
  /** undefined lists the drivers and carriers without a route */
  readonly onChoose: (option: MoveOption | undefined) => void
}

export const MoveOptionList = ({ id, heading, options, newRoutes, emptyMessage, ...props }: MoveOptionListProps) => {
  const { active, onHover, onChoose } = props
  const optionProps = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === active,
    ref: index === active ? scrollIntoList : undefined,
    onPointerMove: () => (index === active ? undefined : onHover(index)),
  })
  return (
    <>
      <p className="rr-move__group" aria-hidden="true">
        {heading}
        <span>change of the totals</span>
      </p>
      <div className="rr-move__list" id={id} role="listbox" aria-label={heading}>
        {options.map((option, index) => (
          <button
            type="button"
            key={option.key}
            className={option.to.kind === 'unplanned' ? 'rr-option is-last' : 'rr-option'}
            {...optionProps(index)}
            aria-label={spokenOption(option)}
            aria-disabled={option.lock !== undefined}
            onClick={() => onChoose(option)}
          >
            <Badge option={option} />
            <span>
              <b>{option.name}</b>
              {option.isBest ? <span className="rr-best">Best</span> : null}
              <small>{option.detail}</small>
            </span>
            <OptionPrice option={option} />
          </button>
        ))}
        {newRoutes === undefined ? null : (
          <button
            type="button"
            className="rr-option"
            {...optionProps(options.length)}
            onClick={() => onChoose(undefined)}
          >
            <Icon icon={newRouteIcon} />
            <span>
              <b>New route for driver…</b>
              <small>{newRoutes}</small>
            </span>
            <Icon icon={detailsIcon} />
          </button>
        )}
      </div>
      <p className="rr-move__none" role="status">
        {emptyMessage}
      </p>
    </>
  )
}

const scrollIntoList = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

const Badge = ({ option: { badge, to } }: { readonly option: MoveOption }) => {
  if (badge !== undefined) return <RouteChip text={badge.number} colour={badge.colour} />
  return to.kind === 'unplanned' ? <NoRouteChip reason="Unplanned" /> : <Icon icon={newRouteIcon} />
}

const OptionPrice = ({ option: { price, place, lock } }: { readonly option: MoveOption }) => {
  if (lock !== undefined) return <LockText lock={lock} />
  return typeof price === 'string' ? (
    <span className="rr-price is-unknown">{noPriceTexts[price]}</span>
  ) : (
    <PriceText price={price} place={place} />
  )
}

/** Such as `Route 8, Leusden, Bram de Boer, plus 11 kilometres, plus 13 minutes, 1 fewer late, place 80, best`. */
const spokenOption = ({ badge, name, detail, price, place, lock, isBest }: MoveOption): string =>
  [
    ...(badge === undefined ? [] : [`Route ${badge.number}`]),
    name,
    ...(detail === '' ? [] : [detail]),
    ...(lock === undefined ? [] : [lock]),
    ...(typeof price === 'string' ? (price === 'unknown' ? [noPriceTexts.unknown] : []) : [price.spoken]),
    ...(place === undefined ? [] : [place]),
    ...(isBest ? ['best'] : []),
  ].join(', ')
