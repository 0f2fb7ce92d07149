import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ProposedPositions } from '../../../application/map'
import type { RouteDay } from '../../../domain/calendar'
import type { Plan } from '../../../domain/plan'
import type { StopDraft } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { Button, Foot, Icon, RouteChip, SelectFilter, isKeyCapturing, newRouteIcon } from '../../components'
import { LockText, PriceText, useOptimisationInput, useStopPrices } from '../../plan'
import {
  optionsOnMap,
  urgentDayChoicesOf,
  urgentViewModel,
  type UrgentInput,
  type UrgentList,
  type UrgentOption,
} from './urgent-view-model'
import './urgent.css'

type UrgentOptionsProps = {
  readonly plan: Plan
  /** undefined while the form is incomplete */
  readonly draft: StopDraft | undefined
  readonly day: RouteDay | undefined
  readonly lookupFailure: UrgentInput['lookupFailure']
  /** whether the stop is being sent */
  readonly isBusy: boolean
  readonly onChooseDay: (day: RouteDay) => void
  readonly onPlan: (option: UrgentOption) => void
}

/** The best positions for the typed stop; a press adds it there. */
export const UrgentOptions = observer(
  ({ plan, draft, day, lookupFailure, isBusy, onChooseDay, onPlan }: UrgentOptionsProps) => {
    const { map, stop } = useApp()
    const [list, setList] = useState<UrgentList>('best')
    const { drivers, carriers } = useOptimisationInput()
    const prices = useStopPrices({ draft, day, isTyping: true })
    const viewModel = urgentViewModel({
      plan,
      draft,
      day,
      prices,
      lookupFailure,
      list,
      now: stop.now(),
      drivers,
      carriers,
    })
    const { heading, options, message, allRoutes, hasNewRoutes } = viewModel
    // What is sent is planned at the prices that were seen.
    const isOutdated = viewModel.isOutdated && !isBusy
    const dayChoices = urgentDayChoicesOf(plan)
    const [activeKey, setActiveKey] = useState<string>()
    useProposedPositions(optionsOnMap(viewModel, activeKey))
    useEffect(() => () => map.highlight(undefined), [map])
    const activate = (option: UrgentOption | undefined): void => {
      setActiveKey(option?.key)
      map.highlight(option?.to.kind === 'route' ? { kind: 'route', index: option.to.index } : undefined)
    }
    useNumberKeys(isOutdated || isBusy ? noOptions : options, onPlan)
    return (
      <section aria-labelledby="urgent-options">
        <div className="rr-urgent-head">
          <h2 className="rr-section-title" id="urgent-options">
            {heading}
          </h2>
          {dayChoices.length > 1 && day !== undefined ? (
            <SelectFilter label="Day" name="day" choices={dayChoices} value={day} onChoose={onChooseDay} />
          ) : (
            <span>change of the day’s totals</span>
          )}
        </div>
        <p className="rr-urgent-message" role="status">
          {message}
          {options.length === 0 || isOutdated ? null : (
            <span className="rr-sr">{`Best: ${options[0]?.spoken ?? ''}`}</span>
          )}
        </p>
        {options.length === 0 ? null : (
          <ol className="rr-cards rr-urgent-options" aria-busy={isOutdated}>
            {options.map((option, index) => (
              <Option
                key={option.key}
                option={option}
                number={index + 1}
                isOutdated={isOutdated}
                isBusy={isBusy}
                onActivate={activate}
                onPlan={onPlan}
              />
            ))}
          </ol>
        )}
        <div className="rr-actions">
          {allRoutes === undefined ? null : (
            <Button label={allRoutes} variant="small quiet" onPress={() => setList('all')} />
          )}
          {hasNewRoutes ? (
            <Button label="New route for driver…" variant="small quiet" onPress={() => setList('new routes')} />
          ) : null}
        </div>
      </section>
    )
  },
)

type OptionProps = {
  readonly option: UrgentOption
  readonly number: number
  readonly isOutdated: boolean
  readonly isBusy: boolean
  /** called with the option under the pointer or the focus, and undefined once it is there no more */
  readonly onActivate: (option: UrgentOption | undefined) => void
  readonly onPlan: (option: UrgentOption) => void
}

const Option = ({ option, number, isOutdated, isBusy, onActivate, onPlan }: OptionProps) => {
  const { badge, name, detail, price, lock, isBest, spoken } = option
  return (
    <li
      className={isBest ? 'rr-card rr-urgent-option is-best' : 'rr-card rr-urgent-option'}
      onPointerEnter={() => onActivate(option)}
      onPointerLeave={() => onActivate(undefined)}
    >
      {badge === undefined ? <Icon icon={newRouteIcon} /> : <RouteChip text={badge.number} colour={badge.colour} />}
      <span>
        <span className="rr-urgent-name">
          <b title={name}>{name}</b>
          {isBest ? <span className="rr-best">Best</span> : null}
        </span>
        <small>{detail}</small>
      </span>
      {lock === undefined ? <PriceText price={price} positionLabel={option.positionLabel} /> : <LockText lock={lock} />}
      <button
        type="button"
        className={isBest ? 'button is-small is-primary' : 'button is-small'}
        aria-label={`Plan here: ${spoken}`}
        aria-keyshortcuts={number <= 3 ? String(number) : undefined}
        disabled={lock !== undefined || isOutdated}
        // It keeps the focus, in case that it has to be pressed again.
        aria-disabled={isBusy}
        onFocus={() => onActivate(option)}
        onBlur={() => onActivate(undefined)}
        onClick={isBusy ? undefined : () => onPlan(option)}
      >
        Plan here
      </button>
    </li>
  )
}

type UrgentFootProps = {
  readonly canAdd: boolean
  readonly isBusy: boolean
  readonly back: string
  readonly onAdd: () => void
}

export const UrgentFoot = observer(({ canAdd, isBusy, back, onAdd }: UrgentFootProps) => {
  const { shortcuts } = useApp()
  return (
    <Foot>
      <div className="rr-actions">
        <Button label="Leave unplanned" busy={isBusy} disabled={!canAdd} onPress={() => onAdd()} />
        <Link className="button is-quiet" to={back}>
          Cancel
        </Link>
        {shortcuts.store.value.areEnabled ? (
          <span className="is-end rr-muted rr-urgent-keys" aria-hidden="true">
            <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> plan at once
          </span>
        ) : null}
      </div>
    </Foot>
  )
})

/** Shows proposed positions on the map until the screen is left. */
const useProposedPositions = (proposed: ProposedPositions | undefined): void => {
  const { map } = useApp()
  useEffect(() => map.setProposedPositions(proposed))
  useEffect(() => () => map.setProposedPositions(undefined), [map])
}

const noOptions: ReadonlyArray<UrgentOption> = []

/** The keys 1, 2 and 3 choose the options in their order, outside fields and where single keys are on. */
const useNumberKeys = (options: ReadonlyArray<UrgentOption>, onPlan: (option: UrgentOption) => void): void => {
  const { shortcuts } = useApp()
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.defaultPrevented
    const option = /^[123]$/.test(event.key) ? options[Number(event.key) - 1] : undefined
    if (!isPlain || option === undefined || option.lock !== undefined) return
    if (!shortcuts.store.value.areEnabled || isKeyCapturing(event.target)) return
    event.preventDefault()
    onPlan(option)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
