import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { tabAddressOf } from '../../../domain/navigation'
import { useDesk } from '../../actions'
import { PageHead, PageTitle } from '../../components'
import type { OnTab } from '../../tab-props'
import { DriverForm, driverFormOnScreen, newDriverEntry, useDriverEntry } from '../../form/driver'

/** §2 */
const AddDriver = ({ projectId }: OnTab) => {
  const { driver, plan } = useDesk()
  const navigate = useNavigate()
  const firstName = useRef<HTMLInputElement>(null)
  const drivers = tabAddressOf(projectId, { kind: 'drivers' })
  const [entry, on] = useDriverEntry({ start: newDriverEntry, send: driver.add, onSent: () => void navigate(drivers) })

  useEffect(() => firstName.current?.focus(), [])

  return (
    <>
      <PageTitle of="Add driver" project={plan.store.project?.name} />
      <PageHead title="Add driver" back={drivers} byHistory />
      <DriverForm
        shown={driverFormOnScreen(entry, 'The driver was not added')}
        verb="Add driver"
        cancel={drivers}
        first={firstName}
        on={on}
      />
    </>
  )
}

export default observer(AddDriver)
