import type { Driver, DriverId } from '../../../domain/driver'
import { DataRow, DataTable, IconButton, IconLink, type Column, deleteIcon, viewIcon } from '../../components'
import type { DriverRow } from './view-model'
import './drivers.css'

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

export const DriverTable = ({ rows, deleting, onRemove }: DriverTableProps) => (
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
