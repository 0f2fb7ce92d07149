import type { Ref } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import {
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  PageTitle,
  LoadingMessage,
  addIcon,
  driversIcon,
  errorIcon,
} from '../../components'
import { DriverTable } from './driver-table'
import type { DriversViewModel } from './view-model'

type DriversScreenProps = {
  readonly project: string | undefined
  readonly addDriverPath: string
  readonly viewModel: DriversViewModel
  /** who are being deleted */
  readonly deleting: ReadonlyArray<DriverId>
  readonly list: Ref<HTMLDivElement>
  readonly actions: { readonly remove: (driver: Driver) => void; readonly retry: () => void }
}

/** §2 */
export const DriversScreen = ({ project, addDriverPath, viewModel, deleting, list, actions }: DriversScreenProps) => (
  <>
    <PageTitle page="Drivers" project={project} />
    <PageHeader title="Drivers">
      {viewModel.kind === 'elsewhere' ? null : (
        <ButtonLink label="Add driver" icon={addIcon} variant="primary" to={addDriverPath} />
      )}
    </PageHeader>
    <div ref={list} tabIndex={-1}>
      <Content viewModel={viewModel} deleting={deleting} actions={actions} />
    </div>
  </>
)

const Content = ({ viewModel, deleting, actions }: Pick<DriversScreenProps, 'viewModel' | 'deleting' | 'actions'>) => {
  switch (viewModel.kind) {
    case 'elsewhere':
      return <p className="rr-box">Drivers are managed in the back-office</p>
    case 'waiting':
      return <LoadingMessage message="Loading drivers" />
    case 'failed':
      return (
        <EmptyState icon={errorIcon} message="The drivers could not be loaded">
          <Button label="Try again" onPress={actions.retry} />
        </EmptyState>
      )
    case 'empty':
      return <EmptyState icon={driversIcon} message="No drivers yet" />
    case 'listed':
      return <DriverTable rows={viewModel.rows} deleting={deleting} onRemove={actions.remove} />
  }
}
