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
  DataRow,
  DataTable,
  IconButton,
  IconLink,
  type Column,
  deleteIcon,
  viewIcon,
} from '../../components'
import type { DriversViewModel, DriverRow } from './view-model'
import './drivers.css'

type DriversScreenProps = {
  readonly projectName: string | undefined
  readonly addDriverPath: string
  readonly viewModel: DriversViewModel
  /** the drivers with a deletion in progress */
  readonly deleting: ReadonlyArray<DriverId>
  readonly list: Ref<HTMLDivElement>
  readonly actions: { readonly remove: (driver: Driver) => void; readonly retry: () => void }
}

/** The list of all drivers (§2). */
export const DriversScreen = ({
  projectName,
  addDriverPath,
  viewModel,
  deleting,
  list,
  actions,
}: DriversScreenProps) => (
  <>
    <PageTitle page="Drivers" projectName={projectName} />
    <PageHeader title="Drivers">
      {viewModel.kind === 'disabled' ? null : (
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
    case 'disabled':
      return <p className="rr-box">Drivers are managed in the back-office</p>
    case 'loading':
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

type DriverTableProps = {
  readonly rows: ReadonlyArray<DriverRow>
  readonly deleting: ReadonlyArray<DriverId>
  readonly onRemove: (driver: Driver) => void
}

const columns: ReadonlyArray<Column> = [
  { label: 'First name' },
  { label: 'Last name' },
  { label: 'Actions', isUnlabelled: true },
]

const DriverTable = ({ rows, deleting, onRemove }: DriverTableProps) => (
  <DataTable caption="Drivers" columns={columns}>
    {rows.map(({ driver, firstName, lastName, name, to }) => (
      <DataRow key={driver.id}>
        <th scope="row">{firstName}</th>
        <td>{lastName}</td>
        <td className="is-tight rr-row-tools">
          <IconLink label={`View ${name}`} tip="View" icon={viewIcon} to={to} isRowTarget />
          <IconButton
            label={`Delete ${name}`}
            tip="Delete"
            icon={deleteIcon}
            variant="danger"
            busy={deleting.includes(driver.id)}
            onPress={() => onRemove(driver)}
          />
        </td>
      </DataRow>
    ))}
  </DataTable>
)
