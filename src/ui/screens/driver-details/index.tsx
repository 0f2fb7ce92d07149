import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import type { DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
import { EditDriver } from './edit-driver'
import { useDriver, type DriverState } from './use-driver'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  PageTitle,
  LoadingMessage,
  errorIcon,
  noResultIcon,
} from '../../components'

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
