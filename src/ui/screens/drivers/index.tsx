import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react'
import type { Driver, DriverId } from '../../../domain/driver'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import type { TabProps } from '../../tab-props'
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
import { type DriverRow, driversViewModel, type DriversViewModel } from './view-model'
import './drivers.css'

const Drivers = ({ projectId }: TabProps) => {
  const { driver, plan, config } = useApp()
  const isEnabled = config.showDriversTable
  const viewModel = driversViewModel(projectId, driver.store.value, isEnabled)
  const [deleting, setDeleting] = useState<ReadonlyArray<DriverId>>([])
  const { list, onRowRemoved } = useFocusAfterRemoval()

  useEffect(() => {
    if (isEnabled) void driver.load()
  }, [driver, isEnabled])

  const remove = async (removed: Driver): Promise<void> => {
    const rowIndex = viewModel.kind === 'listed' ? viewModel.rows.findIndex((row) => row.driver.id === removed.id) : -1
    setDeleting((others) => [...others, removed.id])
    if (E.isRight(await driver.remove(removed))) onRowRemoved(rowIndex)
    setDeleting((others) => others.filter((id) => id !== removed.id))
  }

  return (
    <DriversScreen
      projectName={plan.store.project?.name}
      addDriverPath={tabAddressOf(projectId, { kind: 'drivers/new' })}
      viewModel={viewModel}
      deleting={deleting}
      list={list}
      actions={{ remove: (removed) => void remove(removed), retry: () => void driver.load() }}
    />
  )
}

/** After `onRowRemoved` the focus moves from the removed row to the next one, or to the list itself. */
const useFocusAfterRemoval = (): {
  readonly list: RefObject<HTMLDivElement | null>
  readonly onRowRemoved: (index: number) => void
} => {
  const list = useRef<HTMLDivElement>(null)
  const [removedRow, setRemovedRow] = useState<{ readonly index: number }>()
  useEffect(() => {
    // The focus stays if the user has moved it elsewhere.
    if (removedRow === undefined || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const next = rows[Math.min(removedRow.index, rows.length - 1)] ?? list.current
    next?.focus()
  }, [removedRow])
  return { list, onRowRemoved: (index) => setRemovedRow({ index }) }
}

export default observer(Drivers)

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
const DriversScreen = ({ projectName, addDriverPath, viewModel, deleting, list, actions }: DriversScreenProps) => (
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
