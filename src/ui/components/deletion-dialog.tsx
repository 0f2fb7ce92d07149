import { useRef, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Failure } from './failure'

type DeletionDialogProps = {
  readonly question: string
  readonly intro: string
  /** what is deleted with it */
  readonly losses: ReadonlyArray<{ readonly id: string; readonly content: ReactNode }>
  /** what is not deleted */
  readonly note: string
  /** why the last attempt failed */
  readonly failure?: string | undefined
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** The focus starts on Cancel, so that an accidental Enter deletes nothing. */
export const DeletionDialog = ({ question, intro, losses, note, failure, busy, ...handlers }: DeletionDialogProps) => {
  const { onCancel, onDelete } = handlers
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={question}
      isAlert
      initialFocus={cancel}
      onCancel={onCancel}
      footer={
        <>
          <Button label="Cancel" ref={cancel} onPress={onCancel} />
          <Button label="Delete" variant="danger" busy={busy} onPress={onDelete} />
        </>
      }
    >
      <p>{intro}</p>
      <ul className="rr-loses">
        {losses.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <p>{note}</p>
      <Failure message={failure} />
    </Dialog>
  )
}
