import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { Button, lockedIcon, moveToIcon, unlockedIcon, unplanIcon, useDocumentMark, useMediaQuery } from '../components'
import { selectionViewModel } from './selection-view-model'
import './selection-bar.css'

/** What can be done with the selected stops. */
export const SelectionBar = observer(() => {
  const { selection, plan } = useApp()
  return plan.store.plan === undefined ? null : <Bar plan={plan.store.plan} selected={selection.store.stops} />
})

type BarProps = { readonly plan: Plan; readonly selected: ReadonlySet<StopId> }

const Bar = ({ plan, selected }: BarProps) => {
  const { move, lock, selection } = useApp()
  const { stops, planned, count, details, isLocked } = selectionViewModel(plan, selected)
  const isOnPhone = useMediaQuery('(max-width: 768px)')
  useDocumentMark('data-selection', stops.length > 0)
  useRowAboveBar(isOnPhone && stops.length > 0)
  const element = useFocusReturn(stops)
  if (stops.length === 0) return null
  return (
    <section className="rr-selection" aria-label="Selection" ref={element}>
      <p>
        <b>
          {count}
          <span className="rr-sr"> selected</span>
        </b>
        <small>{details}</small>
      </p>
      <Button label="Move to…" variant="small primary" icon={moveToIcon} onPress={() => void move.openDialog(stops)} />
      <Button
        label="Unplan"
        variant="small"
        icon={unplanIcon}
        {...(planned.length === 0 ? { disabledReason: 'None of these stops is planned' } : {})}
        onPress={() => void move.unplan(planned)}
      />
      <Button
        label={isLocked ? 'Unlock' : 'Lock'}
        variant="small"
        icon={isLocked ? unlockedIcon : lockedIcon}
        onPress={() => void lock.toggle({ stops })}
      />
      <Button label="Clear" variant="small quiet" onPress={selection.clear} />
    </section>
  )
}

/** When the bar comes, it may cover the row that was pressed. */
const useRowAboveBar = (isBarOverRows: boolean): void =>
  useLayoutEffect(() => {
    if (isBarOverRows) document.querySelector('main .is-row-selected')?.scrollIntoView({ block: 'nearest' })
  }, [isBarOverRows])

/** Where the bar goes with the focus in it, a row of its stops gets the focus, or else the panel. */
const useFocusReturn = (stops: ReadonlyArray<StopId>) => {
  const latest = useRef(stops)
  useLayoutEffect(() => {
    if (stops.length > 0) latest.current = stops
  }, [stops])
  return useCallback((bar: HTMLElement) => {
    return () => {
      if (!bar.contains(document.activeElement)) return
      const rows = latest.current.map((id) => `main [data-stop="${CSS.escape(id)}"] [data-row]`)
      const next = document.querySelector<HTMLElement>(rows.join()) ?? document.querySelector<HTMLElement>('main')
      next?.focus()
    }
  }, [])
}
