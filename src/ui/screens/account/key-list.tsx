import { useRef } from 'react'
import { Button, Dialog } from '../../components'
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

type EndKeyDialogProps = {
  readonly name: string
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onEnd: () => void
}

/** The focus starts on Cancel, since a program that used the key stops. */
export const EndKeyDialog = ({ name, isBusy, onCancel, onEnd }: EndKeyDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={`End the key ${name}?`}
      isAlert
      initialFocus={cancel}
      onCancel={onCancel}
      footer={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button label="End the key" variant="danger" busy={isBusy} onPress={onEnd} />
        </>
      }
    >
      <p>The program that uses it is refused from then on. A key that has ended cannot be brought back.</p>
    </Dialog>
  )
}
