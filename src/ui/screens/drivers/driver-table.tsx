import type { Driver, DriverId } from '../../../domain/driver'
import { DataRow, DataTable, IconButton, IconLink, type Column, deleteIcon, viewIcon } from '../../components'
import type { DriverRow } from './view-model'
import './drivers.css'

type DriverTableProps = {
  readonly rows: ReadonlyArray<DriverRow>
  readonly leaving: ReadonlyArray<DriverId>
  readonly onRemove: (driver: Driver) => void
}

const columns: ReadonlyArray<Column> = [
  { words: 'First name' },
  { words: 'Last name' },
  { words: 'Actions', isUnlabelled: true },
]

export const DriverTable = ({ rows, leaving, onRemove }: DriverTableProps) => (
  <DataTable caption="Drivers" columns={columns}>
    {rows.map(({ driver, firstName, lastName, name, to }) => (
      <DataRow key={driver.id}>
        <th scope="row">{firstName}</th>
        <td>{lastName}</td>
        <td className="is-tight rr-row-tools">
          <IconLink label={`View ${name}`} tip="View" icon={viewIcon} to={to} isRow />
          <IconButton
            label={`Delete ${name}`}
            tip="Delete"
            icon={deleteIcon}
            look="danger"
            busy={leaving.includes(driver.id)}
            onPress={() => onRemove(driver)}
          />
        </td>
      </DataRow>
    ))}
  </DataTable>
)
