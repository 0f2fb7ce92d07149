import type { Ref } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHead,
  PageTitle,
  Waiting,
  addIcon,
  driversIcon,
  errorIcon,
} from '../../components'
import { DriverTable } from './driver-table'
import type { DriversOnScreen } from './view-model'

type DriversScreenProps = {
  readonly project: string | undefined
  readonly addDriver: string
  readonly shown: DriversOnScreen
  /** who are being deleted */
  readonly leaving: ReadonlyArray<DriverId>
  readonly list: Ref<HTMLDivElement>
  readonly on: { readonly remove: (driver: Driver) => void; readonly retry: () => void }
}

/** §2 */
export const DriversScreen = ({ project, addDriver, shown, leaving, list, on }: DriversScreenProps) => (
  <>
    <PageTitle of="Drivers" project={project} />
    <PageHead title="Drivers">
      {shown.kind === 'elsewhere' ? null : (
        <ButtonLink label="Add driver" icon={addIcon} look="primary" to={addDriver} />
      )}
    </PageHead>
    <div ref={list} tabIndex={-1}>
      <Content shown={shown} leaving={leaving} on={on} />
    </div>
  </>
)

const Content = ({ shown, leaving, on }: Pick<DriversScreenProps, 'shown' | 'leaving' | 'on'>) => {
  switch (shown.kind) {
    case 'elsewhere':
      return <p className="rr-box">Drivers are managed in the back-office</p>
    case 'waiting':
      return <Waiting words="Loading drivers" />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} words="The drivers could not be loaded">
          <Button label="Try again" onPress={on.retry} />
        </EmptyState>
      )
    case 'empty':
      return <EmptyState icon={driversIcon} words="No drivers yet" />
    case 'listed':
      return <DriverTable rows={shown.rows} leaving={leaving} onRemove={on.remove} />
  }
}
