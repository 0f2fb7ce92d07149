import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '../../../domain/tab'
import { useDesk } from '../../desk'
import { PageHead, PageTitle } from '../../parts'
import type { OnTab } from '../../on-tab'
import { DriverForm, driverFormOnScreen, newDriverEntry, useDriverEntry } from '../../driver'

/** §2 */
const AddDriver = ({ projectId }: OnTab) => {
  const { driver, plan } = useDesk()
  const navigate = useNavigate()
  const firstName = useRef<HTMLInputElement>(null)
  const drivers = addressOf(projectId, { kind: 'drivers' })
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
