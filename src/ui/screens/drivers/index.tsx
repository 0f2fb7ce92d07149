import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../actions'
import type { TabProps } from '../../tab-props'
import { driversViewModel } from './view-model'
import { DriversScreen } from './drivers-screen'
import { useFocusAfterRemoval } from './use-focus-after-removal'

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
      project={plan.store.project?.name}
      addDriverPath={tabAddressOf(projectId, { kind: 'drivers/new' })}
      viewModel={viewModel}
      deleting={deleting}
      list={list}
      actions={{ remove: (removed) => void remove(removed), retry: () => void driver.load() }}
    />
  )
}

export default observer(Drivers)
