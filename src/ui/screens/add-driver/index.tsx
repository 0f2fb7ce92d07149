import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { PageHeader, PageTitle } from '../../components'
import type { TabProps } from '../../tab-props'
import { DriverForm, driverFormViewModel, newDriverFormState, useDriverForm } from '../../form'

/** The screen that adds a driver (§2). */
const AddDriver = ({ projectId }: TabProps) => {
  const { driver, plan } = useApp()
  const navigate = useNavigate()
  const firstName = useRef<HTMLInputElement>(null)
  const driversPath = tabAddressOf(projectId, { kind: 'drivers' })
  const [formState, formActions] = useDriverForm({
    initialState: newDriverFormState,
    send: driver.add,
    onSent: () => void navigate(driversPath),
  })

  useEffect(() => firstName.current?.focus(), [])

  return (
    <>
      <PageTitle page="Add driver" projectName={plan.store.project?.name} />
      <PageHeader title="Add driver" back={driversPath} returnsToPreviousPage />
      <DriverForm
        viewModel={driverFormViewModel(formState, 'The driver was not added')}
        submitLabel="Add driver"
        cancelPath={driversPath}
        firstInput={firstName}
        actions={formActions}
      />
    </>
  )
}

export default observer(AddDriver)
