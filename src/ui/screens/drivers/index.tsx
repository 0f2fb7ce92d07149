import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, useRef, type RefObject } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { driversViewModel } from './view-model'
import { DriversScreen } from './drivers-screen'

const Drivers = ({ projectId }: TabProps) => {
  const { driver, plan, config } = useApp()
  const isEnabled = config.showDriversTable
  const viewModel = driversViewModel(projectId, driver.store.value, isEnabled)
  const [deleting, setDeleting] = useState<ReadonlyArray<DriverId>>([])
  const { list, onRowRemoved } = useFocusAfterRemoval()

  useEffect(() => {
    if (isEnabled) void driver.load()
  }, [driver, isEnabled])

  const remove = async (removed: Driver): Promise<void> => {
    const rowIndex = viewModel.kind === 'listed' ? viewModel.rows.findIndex((row) => row.driver.id === removed.id) : -1
    setDeleting((others) => [...others, removed.id])
    if (E.isRight(await driver.remove(removed))) onRowRemoved(rowIndex)
    setDeleting((others) => others.filter((id) => id !== removed.id))
  }

  return (
    <DriversScreen
      projectName={plan.store.project?.name}
      addDriverPath={tabAddressOf(projectId, { kind: 'drivers/new' })}
      viewModel={viewModel}
      deleting={deleting}
      list={list}
      actions={{ remove: (removed) => void remove(removed), retry: () => void driver.load() }}
    />
  )
}

/** After `onRowRemoved` the focus moves from the removed row to the next one, or to the list itself. */
const useFocusAfterRemoval = (): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly onRowRemoved: (index: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const [removedRow, setRemovedRow] = useState<{ readonly index: number }>()
  useEffect(() => {
    // The focus stays if the user has moved it elsewhere.
    if (removedRow === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = rows[Math.min(removedRow.index, rows.length - 1)] ?? list.current
    next?.focus()
  }, [removedRow])
  return { list, onRowRemoved: (index) => setRemovedRow({ index }) }
}

export default observer(Drivers)
