import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import type { OnTab } from '../../tab-props'
import { driversOnScreen } from './view-model'
import { DriversScreen } from './drivers-screen'
import { useFocusAfter } from './use-focus-after-removal'

const Drivers = ({ projectId }: OnTab) => {
  const { driver, plan, config } = useDesk()
  const areShown = config.showDriversTable
  const shown = driversOnScreen(projectId, driver.store.value, areShown)
  const [leaving, setLeaving] = useState<ReadonlyArray<DriverId>>([])
  const { list, rowGone } = useFocusAfter()

  useEffect(() => {
    if (areShown) void driver.load()
  }, [driver, areShown])

  const remove = async (gone: Driver): Promise<void> => {
    const at = shown.kind === 'listed' ? shown.rows.findIndex((row) => row.driver.id === gone.id) : -1
    setLeaving((others) => [...others, gone.id])
    if (await driver.remove(gone)) rowGone(at)
    setLeaving((others) => others.filter((id) => id !== gone.id))
  }

  return (
    <DriversScreen
      project={plan.store.project?.name}
      addDriver={tabAddressOf(projectId, { kind: 'drivers/new' })}
      shown={shown}
      leaving={leaving}
      list={list}
      on={{ remove: (gone) => void remove(gone), retry: () => void driver.load() }}
    />
  )
}

export default observer(Drivers)
