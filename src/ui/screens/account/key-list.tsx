import { Button } from '../../components'
import type { KeyRow } from './keys-view-model'

type KeyListProps = {
  readonly rows: ReadonlyArray<KeyRow>
  readonly endLabel: string
  /** of the key that is being ended */
  readonly busyId: string | undefined
  readonly onEnd: (row: KeyRow) => void
}

export const KeyList = ({ rows, endLabel, busyId, onEnd }: KeyListProps) =>
  rows.length === 0 ? null : (
    <ul className="rr-keys">
      {rows.map((row) => (
        <li key={row.id}>
          <p>
            <span>{row.name}</span>
            <small>{row.note}</small>
          </p>
          {row.isCurrent ? (
            <span className="rr-muted">This session</span>
          ) : (
            <Button label={endLabel} variant="small quiet danger" busy={busyId === row.id} onPress={() => onEnd(row)} />
          )}
        </li>
      ))}
    </ul>
  )
