import { startTransition, useEffect, useMemo, useState } from 'react'
import { isoDateAt } from '../../domain/calendar'
import type { Carrier } from '../../domain/plan'
import { useApp } from '../app-facade'
import { moveDialogViewModel, type MoveDialogInput, type MoveDialogViewModel } from './move-dialog-view-model'

type MoveListInput = Pick<MoveDialogInput, 'dialog' | 'plan' | 'query' | 'page'> & {
  /** whether the user has highlighted an option, by pointer or key */
  readonly hasHighlightedOption: boolean
}

type MoveList = MoveDialogViewModel & Pick<MoveDialogInput, 'isListed'>

/** What the dialog lists. It is not worked out again where only the active option changes. */
export const useMoveList = ({ dialog, plan, query, page, hasHighlightedOption }: MoveListInput): MoveList => {
  const { stop } = useApp()
  const { drivers, carriers, areDriversLoading } = useDriversAndCarriers()
  const isListed = useIsListed(dialog.prices.kind !== 'loading')
  const today = isoDateAt(stop.now())
  const [listMoves] = useState(moveLister)
  const isOrderKept = hasHighlightedOption || dialog.prices.kind === 'known'
  const viewModel = useMemo(
    () => listMoves({ dialog, plan, drivers, carriers, query, page, isListed, areDriversLoading, today }, isOrderKept),
    [listMoves, dialog, plan, drivers, carriers, query, page, isListed, areDriversLoading, today, isOrderKept],
  )
  return { ...viewModel, isListed }
}

type ListMoves = (
  input: Omit<MoveDialogInput, 'order' | 'isBestFirst'>,
  hasHighlightedOption: boolean,
) => MoveDialogViewModel

/** The first prices sort the routes, unless the user has pointed at one before; later prices leave them in their order. */
export const moveLister = (): ListMoves => {
  let order: MoveDialogInput['order']
  let isBestFirst = true
  return (input, hasHighlightedOption) => {
    const viewModel = moveDialogViewModel({ ...input, order, isBestFirst })
    const isPriced = input.dialog.prices.kind === 'known'
    if (order === undefined && input.isListed && (isPriced || hasHighlightedOption)) {
      order = viewModel.order
      isBestFirst = isPriced
    }
    return viewModel
  }
}

/** Prices mostly come sooner, so that the list is rendered once. */
const LIST_WITHOUT_PRICES_AFTER_MS = 80

/** Whether the prices are known, or take so long that the routes are listed without them. */
const useIsListed = (isPriced: boolean): boolean => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isPriced) return
    const timer = setTimeout(() => setLate(true), LIST_WITHOUT_PRICES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isPriced])
  return isPriced || isLate
}

/** Whether the first options have been painted, so that the others can be rendered. */
export const useAfterFirst = (hasFirst: boolean): boolean => {
  const [areFirstPainted, setFirstPainted] = useState(false)
  useEffect(() => {
    if (!hasFirst) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A timer alone may end before the frame, which would then wait for all options.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setFirstPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [hasFirst])
  return areFirstPainted
}

const noCarriers: ReadonlyArray<Carrier> = []

/** The drivers and carriers, which are loaded where they are not known yet. */
const useDriversAndCarriers = () => {
  const { driver, stop } = useApp()
  useEffect(() => {
    if (driver.store.value.kind !== 'known') void driver.load()
    if (stop.carriers.value === undefined) void stop.loadCarriers()
  }, [driver, stop])
  return {
    drivers: driver.store.drivers,
    carriers: stop.carriers.value ?? noCarriers,
    areDriversLoading: driver.store.value.kind === 'loading',
  }
}
