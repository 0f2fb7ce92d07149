import { Button, ButtonLink, EmptyState, PageHead, PageTitle, Waiting, errorIcon, noResultIcon } from '../../components'
import type { DriverSeen } from './use-driver'

type NoDriverProps = {
  readonly project: string | undefined
  readonly drivers: string
  readonly why: Exclude<DriverSeen['kind'], 'known'>
  readonly onRetry: () => void
}

/** Stands where a driver would, until they are there, or where they are not. */
export const NoDriver = ({ project, drivers, why, onRetry }: NoDriverProps) => (
  <>
    <PageTitle of="Driver" project={project} />
    <PageHead title="Driver" back={drivers} />
    {why === 'waiting' ? (
      <Waiting words="Loading the driver" />
    ) : why === 'failed' ? (
      <EmptyState icon={errorIcon} words="The driver could not be loaded">
        <Button label="Try again" onPress={onRetry} />
      </EmptyState>
    ) : (
      <EmptyState icon={noResultIcon} words="There is no such driver">
        <ButtonLink label="All drivers" to={drivers} />
      </EmptyState>
    )}
  </>
)
