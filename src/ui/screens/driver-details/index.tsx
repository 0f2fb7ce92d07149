import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import { useCallback, useEffect, useState } from 'react'
import { type Driver, type DriverId, driverName } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import type { Versioned } from '../../../application/gateway'
import { isNotFound } from '../../../domain/failure'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import {
  Button,
  ButtonLink,
  deleteIcon,
  EmptyState,
  errorIcon,
  IconButton,
  LoadingMessage,
  noResultIcon,
  PageHeader,
  PageTitle,
  useIsMounted,
} from '../../components'
import { DriverForm, driverFormViewModel, driverFormStateOf, isAddressKnown, useDriverForm } from '../../form'

const DriverDetails = ({ projectId, id }: TabProps & { readonly id: DriverId }) => {
  const { plan } = useApp()
  const navigate = useNavigate()
  const [state, reload] = useDriver(id)
  const commonProps = {
    projectName: plan.store.project?.name,
    driversPath: tabAddressOf(projectId, { kind: 'drivers' }),
  }
  return state.kind === 'known' ? (
    <EditDriver
      {...commonProps}
      versionedDriver={state.versionedDriver}
      onDone={() => void navigate(commonProps.driversPath)}
      onLoadLatest={reload}
    />
  ) : (
    <DriverUnavailable {...commonProps} state={state.kind} onRetry={reload} />
  )
}

type DriverUnavailableProps = {
  readonly projectName: string | undefined
  readonly driversPath: string
  readonly state: Exclude<DriverState['kind'], 'known'>
  readonly onRetry: () => void
}

/** Shown while a driver is loading, or if it is unknown or failed to load. */
const DriverUnavailable = ({ projectName, driversPath, state, onRetry }: DriverUnavailableProps) => (
  <>
    <PageTitle page="Driver" projectName={projectName} />
    <PageHeader title="Driver" back={driversPath} />
    {state === 'loading' ? (
      <LoadingMessage message="Loading the driver" />
    ) : state === 'failed' ? (
      <EmptyState icon={errorIcon} message="The driver could not be loaded">
        <Button label="Try again" onPress={onRetry} />
      </EmptyState>
    ) : (
      <EmptyState icon={noResultIcon} message="There is no such driver">
        <ButtonLink label="All drivers" to={driversPath} />
      </EmptyState>
    )}
  </>
)

export default observer(DriverDetails)

type DriverState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly versionedDriver: Versioned<Driver> }

/** Loads a driver on entry and on `reload`; leaving the screen aborts the request. */
const useDriver = (id: DriverId): readonly [DriverState, () => void] => {
  const { driver } = useApp()
  const [state, setState] = useState<DriverState>({ kind: 'loading' })
  // A new object for each reload, so that the effect runs again for the same id.
  const [request, setRequest] = useState({ id })

  useEffect(() => {
    const abortController = new AbortController()
    const loadDriver = async (): Promise<void> => {
      const answer = await driver.read({ id: request.id, cancelSignal: abortController.signal })
      if (abortController.signal.aborted) return
      if (E.isRight(answer)) setState({ kind: 'known', versionedDriver: answer.right })
      else setState({ kind: isNotFound(answer.left) ? 'unknown' : 'failed' })
    }
    void loadDriver()
    return () => abortController.abort()
  }, [driver, request])

  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setRequest({ id })
  }, [id])
  return [state, reload]
}

type EditDriverProps = {
  readonly projectName: string | undefined
  readonly driversPath: string
  readonly versionedDriver: Versioned<Driver>
  readonly onDone: () => void
  readonly onLoadLatest: () => void
}

const EditDriver = ({ projectName, driversPath, versionedDriver, onDone, onLoadLatest }: EditDriverProps) => {
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
