import { useState } from 'react'
import { Button, ChangeOfFigure, useIsMounted } from '../../components'
import type { LastChange, RoutesFilter, Total, TotalsViewModel, UnknownTotals } from './totals-view-model'
import './totals.css'

export type TotalsActions = {
  readonly toggleFilter: (filter: RoutesFilter) => void
  readonly undo: () => void
  readonly recalculateAll: () => Promise<unknown>
}

type TotalsBarProps = {
  readonly viewModel: TotalsViewModel
  readonly filter: RoutesFilter | undefined
  readonly actions: TotalsActions
}

/** The figures of the listed day, and what the last change did to them. */
export const TotalsBar = ({ viewModel: { totals, unknown, lastChange }, filter, actions }: TotalsBarProps) => (
  <section className="rr-totals" aria-label="Totals">
    <dl>
      {totals.map((total) => (
        <TotalCell key={total.label} total={total} filter={filter} actions={actions} />
      ))}
    </dl>
    {unknown === undefined ? null : <UnknownLine unknown={unknown} onRecalculate={actions.recalculateAll} />}
    {lastChange === undefined ? null : <LastChangeLine lastChange={lastChange} onUndo={actions.undo} />}
  </section>
)

const valueClassNames = { late: 'rr-late', over: 'rr-over' } as const

const filterLabels: Readonly<Record<RoutesFilter, string>> = {
  late: 'Show the routes with late stops',
  unplanned: 'Show the unplanned stops',
}

type TotalCellProps = Omit<TotalsBarProps, 'viewModel'> & { readonly total: Total }

const TotalCell = ({ total, filter, actions }: TotalCellProps) => {
  const { label, value, outOf, state, change, filter: ownFilter } = total
  return (
    <div>
      <dt>{label}</dt>
      <dd className={state && valueClassNames[state]}>
        {value}
        {outOf === '' ? null : <small> {outOf}</small>}
      </dd>
      {change === undefined ? null : (
        <dd>
          <ChangeOfFigure {...change} />
        </dd>
      )}
      {ownFilter === undefined ? null : (
        <dd>
          <button
            className="rr-totals__filter"
            type="button"
            aria-pressed={filter === ownFilter}
            aria-label={filterLabels[ownFilter]}
            onClick={() => actions.toggleFilter(ownFilter)}
          />
        </dd>
      )}
    </div>
  )
}

type UnknownLineProps = { readonly unknown: UnknownTotals; readonly onRecalculate: () => Promise<unknown> }

/** What is not known, and the button that makes it known. */
const UnknownLine = ({ unknown: { text, canRecalculate }, onRecalculate }: UnknownLineProps) => {
  const [isBusy, setBusy] = useState(false)
  const isMounted = useIsMounted()
  const recalculate = async (): Promise<void> => {
    setBusy(true)
    await onRecalculate()
    if (isMounted()) setBusy(false)
  }
  return (
    <div className="rr-totals__last">
      <span>{text}</span>
      {canRecalculate ? (
        <Button label="Recalculate routes" variant="quiet" busy={isBusy} onPress={() => void recalculate()} />
      ) : null}
    </div>
  )
}

type LastChangeLineProps = { readonly lastChange: LastChange; readonly onUndo: () => void }

const LastChangeLine = ({ lastChange: { at, time, description, canUndo }, onUndo }: LastChangeLineProps) => (
  <div className="rr-totals__last">
    <time dateTime={at}>{time}</time>
    <span className="rr-ellipsis" title={description}>
      {description}
    </span>
    {canUndo ? <Button label="Undo" variant="quiet" onPress={onUndo} /> : null}
  </div>
)
