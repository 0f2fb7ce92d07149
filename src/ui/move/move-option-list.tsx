import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { CalendarDays } from 'lucide-static'
import { Icon, MetaLine, NoRouteChip, RouteChip, detailsIcon, iconSvgOf, newRouteIcon } from '../components'
import type { ListOpener } from './move-dialog-view-model'
import type { MoveOption } from './move-options'
import { useAfterFirst } from './use-move-list'
import { LockText, PriceText, noPriceTexts, type LoadLabel } from '../plan'
import './move-option-list.css'

const otherDaysIcon = iconSvgOf(CalendarDays)

type MoveOptionListProps = {
  readonly id: string
  readonly heading: string
  readonly options: ReadonlyArray<MoveOption>
  readonly bestLabel: string
  readonly openers: ReadonlyArray<ListOpener>
  readonly emptyMessage: string | undefined
  /** the index of the option that Enter chooses; −1 where it chooses none */
  readonly active: number
  readonly onHover: (index: number) => void
  readonly onChoose: (option: MoveOption) => void
  readonly onOpen: (listName: ListOpener['listName']) => void
  readonly onOpenPositions: (option: MoveOption) => void
}

export const MoveOptionList = ({ id, heading, options, openers, emptyMessage, ...props }: MoveOptionListProps) => {
  const { active, bestLabel, ...callbacks } = props
  const areFirstPainted = useAfterFirst(options.length > 0)
  const grid = useScrollIntoList(active)
  const actions = useStableActions(callbacks)
  const hasPositions = options.some(canOpenPositions)
  const areAllShown = areFirstPainted || options.length <= FIRST_OPTIONS || active >= FIRST_OPTIONS
  const rowProps = (index: number) => ({ id: `${id}-${index}`, index, isActive: index === active, actions })
  return (
    <>
      <p className="rr-move__group" aria-hidden="true">
        {heading}
        <span>change of the totals</span>
      </p>
      <div
        className={hasPositions ? 'rr-move__list has-positions' : 'rr-move__list'}
        id={id}
        role="grid"
        aria-label={heading}
        ref={grid}
      >
        {options.slice(0, areAllShown ? undefined : FIRST_OPTIONS).map((option, index) => (
          <OptionRow key={option.key} option={option} bestLabel={bestLabel} {...rowProps(index)} />
        ))}
        {(areAllShown ? openers : []).map((opener, index) => (
          <OpenerRow key={opener.listName} {...opener} {...rowProps(options.length + index)} />
        ))}
      </div>
      <p className="rr-move__none" role="status">
        {emptyMessage}
      </p>
    </>
  )
}

type ListActions = Pick<MoveOptionListProps, 'onHover' | 'onChoose' | 'onOpen' | 'onOpenPositions'>

/** The same functions each time, so that no row is rendered again for them. */
const useStableActions = (actions: ListActions): ListActions => {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState<ListActions>(() => ({
    onHover: (index) => latest.current.onHover(index),
    onChoose: (option) => latest.current.onChoose(option),
    onOpen: (listName) => latest.current.onOpen(listName),
    onOpenPositions: (option) => latest.current.onOpenPositions(option),
  }))
  return stable
}

type RowProps = {
  /** of its option */
  readonly id: string
  readonly index: number
  readonly isActive: boolean
  readonly actions: ListActions
}

const Row = ({
  index,
  isActive,
  actions,
  isLast = false,
  children,
}: Omit<RowProps, 'id'> & { readonly isLast?: boolean; readonly children: ReactNode }) => (
  <div
    className={isLast ? 'rr-option-row is-last' : 'rr-option-row'}
    role="row"
    aria-selected={isActive}
    onPointerMove={() => (isActive ? undefined : actions.onHover(index))}
  >
    {children}
  </div>
)

const cellProps = (id: string) => ({ className: 'rr-option', id, role: 'gridcell' as const, tabIndex: -1 })

type OptionRowProps = RowProps & { readonly option: MoveOption; readonly bestLabel: string }

const OptionRow = memo(({ option, bestLabel, id, ...row }: OptionRowProps) => {
  const load = option.loadAfter?.()
  return (
    <Row {...row} isLast={option.to.kind === 'unplanned'}>
      <button
        type="button"
        {...cellProps(id)}
        aria-disabled={option.lock !== undefined}
        onClick={() => row.actions.onChoose(option)}
      >
        <span className="rr-sr">{spokenOption(option, load, bestLabel)}</span>
        <span className="rr-option__shown" aria-hidden="true">
          <Badge option={option} />
          <span>
            <b>{option.name}</b>
            {option.isBest ? <span className="rr-best">{bestLabel}</span> : null}
            <small>
              <OptionDetails details={option.details} load={load} />
            </small>
          </span>
          <OptionPrice option={option} />
        </span>
      </button>
      {canOpenPositions(option) ? (
        <PositionsButton option={option} onOpenPositions={row.actions.onOpenPositions} />
      ) : null}
    </Row>
  )
})

const OpenerRow = memo(({ listName, label, text, isEmpty, id, ...row }: RowProps & ListOpener) => (
  <Row {...row}>
    <button
      type="button"
      {...cellProps(id)}
      aria-disabled={isEmpty}
      onClick={() => (isEmpty ? undefined : row.actions.onOpen(listName))}
    >
      <Icon icon={listName === 'new routes' ? newRouteIcon : otherDaysIcon} />
      <span>
        <b>{label}</b>
        <small>{text}</small>
      </span>
      {isEmpty ? null : <Icon icon={detailsIcon} />}
    </button>
  </Row>
))

const canOpenPositions = ({ hasPositions, price }: MoveOption): boolean => hasPositions && typeof price !== 'string'

/** For the pointer, and for screen readers on a phone, which has no key →. */
const PositionsButton = ({
  option,
  onOpenPositions,
}: { readonly option: MoveOption } & Pick<MoveOptionListProps, 'onOpenPositions'>) => (
  <div role="gridcell">
    <button
      type="button"
      className="rr-option__places"
      tabIndex={-1}
      title="Choose the place"
      aria-label={`Choose the place on ${routeTextOf(option)}`}
      onClick={() => onOpenPositions(option)}
    >
      <Icon icon={detailsIcon} size={14} />
    </button>
  </div>
)

/** Such as `route 8, Leusden`. */
const routeTextOf = ({ badge, name }: MoveOption): string =>
  badge === undefined ? name : `route ${badge.number}, ${name}`

/** At least as many as are in view. They are rendered first, so that a list of a hundred routes opens as fast. */
const FIRST_OPTIONS = 12

/** Keeps the active option in view. At first it is the top one, so that nothing has to be laid out for that. */
const useScrollIntoList = (active: number) => {
  const grid = useRef<HTMLDivElement>(null)
  const target = Math.max(active, 0)
  const scrolledTo = useRef(target)
  useLayoutEffect(() => {
    if (scrolledTo.current === target) return
    scrolledTo.current = target
    grid.current?.children[target]?.scrollIntoView({ block: 'nearest' })
  }, [target])
  return grid
}

const Badge = ({ option: { badge, to } }: { readonly option: MoveOption }) => {
  if (badge !== undefined) return <RouteChip text={badge.number} colour={badge.colour} />
  return to.kind === 'unplanned' ? <NoRouteChip reason="Unplanned" /> : <Icon icon={newRouteIcon} />
}

const OptionPrice = ({ option: { price, positionLabel, lock } }: { readonly option: MoveOption }) => {
  if (lock !== undefined) return <LockText lock={lock} />
  return typeof price === 'string' ? (
    <span className="rr-price is-unknown">{noPriceTexts[price]}</span>
  ) : (
    <PriceText price={price} positionLabel={positionLabel} />
  )
}

/** Such as `Bram de Boer · load 43 of 41`. */
const OptionDetails = ({ details, load }: Pick<MoveOption, 'details'> & { readonly load: LoadLabel | undefined }) => {
  const loadParts =
    load === undefined
      ? []
      : [{ text: `load ${load.ofCapacity}`, className: load.isOver ? 'rr-option__load rr-over' : 'rr-option__load' }]
  return <MetaLine parts={[...details, ...loadParts]} />
}

/** Such as `Route 8, Leusden, Bram de Boer, plus 11 kilometres, plus 13 minutes, 1 fewer late, place 80, load 43 of 50, best`. */
const spokenOption = (
  { badge, name, details, price, positionLabel, lock, isBest }: MoveOption,
  load: LoadLabel | undefined,
  bestLabel: string,
): string =>
  [
    ...(badge === undefined ? [] : [`Route ${badge.number}`]),
    name,
    ...details,
    ...(lock === undefined ? [] : [lock]),
    ...(typeof price === 'string' ? (price === 'unknown' ? [noPriceTexts.unknown] : []) : [price.spoken]),
    ...(positionLabel === undefined ? [] : [positionLabel]),
    ...(load === undefined ? [] : [load.description.toLowerCase()]),
    ...(isBest ? [bestLabel.toLowerCase()] : []),
  ].join(', ')
