import { useRef, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Failure } from './failure'

type DeletionDialogProps = {
  /** names what is to be deleted */
  readonly question: string
  readonly lead: string
  /** what goes with it */
  readonly loses: ReadonlyArray<{ readonly id: string; readonly words: ReactNode }>
  /** what stays */
  readonly note: string
  /** why the last try came to nothing */
  readonly failure?: string | undefined
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** Asks before what cannot be undone; a thoughtless Enter cancels. */
export const DeletionDialog = ({ question, lead, loses, note, failure, busy, ...on }: DeletionDialogProps) => {
  const { onCancel, onDelete } = on
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={question}
      isAlert
      first={cancel}
      onCancel={onCancel}
      foot={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button label="Delete" look="danger" busy={busy} onPress={onDelete} />
        </>
      }
    >
      <p>{lead}</p>
      <ul className="rr-loses">
        {loses.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      <p>{note}</p>
      <Failure words={failure} />
    </Dialog>
  )
}
