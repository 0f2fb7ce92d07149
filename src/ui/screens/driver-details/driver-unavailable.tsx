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
import type { DriverState } from './use-driver'

type DriverUnavailableProps = {
  readonly project: string | undefined
  readonly driversPath: string
  readonly state: Exclude<DriverState['kind'], 'known'>
  readonly onRetry: () => void
}

/** Shown while a driver is loading, or if it is unknown or failed to load. */
export const DriverUnavailable = ({ project, driversPath, state, onRetry }: DriverUnavailableProps) => (
  <>
    <PageTitle page="Driver" project={project} />
    <PageHeader title="Driver" back={driversPath} />
    {state === 'waiting' ? (
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
