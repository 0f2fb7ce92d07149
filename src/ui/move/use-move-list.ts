import { useEffect, useMemo, useState } from 'react'
import { isoDateAt } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { Carrier } from '../../domain/plan'
import { useApp } from '../app-facade'
import { moveDialogViewModel, type MoveDialogInput, type MoveDialogViewModel } from './move-dialog-view-model'

type MoveList = MoveDialogViewModel & Pick<MoveDialogInput, 'isListed'>

/** What the dialog lists. It is not worked out again where only the active option changes. */
export const useMoveList = ({
  dialog,
  plan,
  query,
  page,
}: Pick<MoveDialogInput, 'dialog' | 'plan' | 'query' | 'page'>): MoveList => {
  const { stop } = useApp()
  const { drivers, carriers } = useKnownFleet()
  const isListed = useIsListed(dialog.prices.kind !== 'loading')
  const today = isoDateAt(stop.now())
  const [listMoves] = useState(moveLister)
  const viewModel = useMemo(
    () => listMoves({ dialog, plan, drivers, carriers, query, page, isListed, today }),
    [listMoves, dialog, plan, drivers, carriers, query, page, isListed, today],
  )
  return { ...viewModel, isListed }
}

/** Later prices leave the routes in the order of the first ones. */
const moveLister = (): ((input: Omit<MoveDialogInput, 'order'>) => MoveDialogViewModel) => {
  let order: MoveDialogInput['order']
  return (input) => {
    const viewModel = moveDialogViewModel({ ...input, order })
    if (input.dialog.prices.kind === 'known') order ??= viewModel.order
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

const noDrivers: ReadonlyArray<Driver> = []

const noCarriers: ReadonlyArray<Carrier> = []

/** The drivers and carriers, which are loaded where they are not known yet. */
const useKnownFleet = () => {
  const { driver, stop } = useApp()
  useEffect(() => {
    if (driver.store.value.kind !== 'known') void driver.load()
    if (stop.carriers.value === undefined) void stop.loadCarriers()
  }, [driver, stop])
  const driverList = driver.store.value
  return {
    drivers: driverList.kind === 'known' ? driverList.drivers : noDrivers,
    carriers: stop.carriers.value ?? noCarriers,
  }
}
