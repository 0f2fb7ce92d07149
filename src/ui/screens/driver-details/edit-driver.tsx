import { useState } from 'react'
import type { Versioned } from '../../../application/gateway'
import { driverName, type Driver } from '../../../domain/driver'
import { useDesk } from '../../actions'
import { IconButton, PageHead, PageTitle, useIsHere, deleteIcon } from '../../components'
import { DriverForm, driverFormOnScreen, entryOfDriver, isSettled, useDriverEntry } from '../../form/driver'

type KnownDriverProps = {
  readonly project: string | undefined
  readonly drivers: string
  readonly known: Versioned<Driver>
  readonly onDone: () => void
  readonly onLoadTheirs: () => void
}

export const KnownDriver = ({ project, drivers, known, onDone, onLoadTheirs }: KnownDriverProps) => {
  const { driver } = useDesk()
  const [isLeaving, setLeaving] = useState(false)
  const isHere = useIsHere()
  const name = driverName(known.value)
  const [entry, on] = useDriverEntry({
    start: entryOfDriver(known.value),
    isSettled,
    send: (details) => driver.change(known, details),
    onSent: onDone,
  })

  const remove = async (): Promise<void> => {
    setLeaving(true)
    const isGone = await driver.remove(known.value)
    if (isGone && isHere()) onDone()
    else setLeaving(false)
  }

  return (
    <>
      <PageTitle of={name} project={project} />
      <PageHead title={name} back={drivers}>
        <IconButton
          label={`Delete ${name}`}
          tip="Delete"
          icon={deleteIcon}
          look="danger"
          busy={isLeaving}
          onPress={() => void remove()}
        />
      </PageHead>
      <DriverForm
        shown={driverFormOnScreen(entry, 'The driver was not saved')}
        verb="Save"
        cancel={drivers}
        on={on}
        onLoadTheirs={onLoadTheirs}
      />
    </>
  )
}
