import { Button, ItemList } from '../../components'
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
    <ItemList
      items={rows.map((row) => ({
        id: row.id,
        text: row.name,
        note: row.note,
        end: row.isCurrent ? (
          <span className="rr-muted">This session</span>
        ) : (
          <Button label={endLabel} variant="small quiet danger" busy={busyId === row.id} onPress={() => onEnd(row)} />
        ),
      }))}
    />
  )
