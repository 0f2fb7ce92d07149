import * as E from 'fp-ts/Either'
import { useState } from 'react'
import type { Versioned } from '../../../application/gateway'
import { driverName, type Driver } from '../../../domain/driver'
import { useApp } from '../../app-facade'
import { IconButton, PageHeader, PageTitle, useIsMounted, deleteIcon } from '../../components'
import { DriverForm, driverFormViewModel, driverFormStateOf, isAddressKnown, useDriverForm } from '../../form'

type EditDriverProps = {
  readonly projectName: string | undefined
  readonly driversPath: string
  readonly versionedDriver: Versioned<Driver>
  readonly onDone: () => void
  readonly onLoadLatest: () => void
}

export const EditDriver = ({ projectName, driversPath, versionedDriver, onDone, onLoadLatest }: EditDriverProps) => {
  const { driver } = useApp()
  const [isDeleting, setDeleting] = useState(false)
  const isMounted = useIsMounted()
  const name = driverName(versionedDriver.value)
  const [formState, formActions] = useDriverForm({
    initialState: driverFormStateOf(versionedDriver.value),
    isAddressKnown,
    send: (details) => driver.change({ current: versionedDriver, details }),
    onSent: onDone,
  })

  const remove = async (): Promise<void> => {
    setDeleting(true)
    const removed = await driver.remove(versionedDriver.value)
    if (E.isRight(removed) && isMounted()) onDone()
    else setDeleting(false)
  }

  return (
    <>
      <PageTitle page={name} projectName={projectName} />
      <PageHeader title={name} back={driversPath}>
        <IconButton
          label={`Delete ${name}`}
          tip="Delete"
          icon={deleteIcon}
          variant="danger"
          busy={isDeleting}
          onPress={() => void remove()}
        />
      </PageHeader>
      <DriverForm
        viewModel={driverFormViewModel(formState, 'The driver was not saved')}
        submitLabel="Save"
        cancelPath={driversPath}
        actions={formActions}
        onLoadLatest={onLoadLatest}
      />
    </>
  )
}
