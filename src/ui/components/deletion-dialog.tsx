import { useRef, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Failure } from './failure'

type DeletionDialogProps = {
  /** names what is to be deleted */
  readonly question: string
  readonly intro: string
  /** what goes with it */
  readonly losses: ReadonlyArray<{ readonly id: string; readonly content: ReactNode }>
  /** what stays */
  readonly note: string
  /** why the last try came to nothing */
  readonly failure?: string | undefined
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onDelete: () => void
}

/** Asks before what cannot be undone; a thoughtless Enter cancels. */
export const DeletionDialog = ({ question, intro, losses, note, failure, busy, ...on }: DeletionDialogProps) => {
  const { onCancel, onDelete } = on
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
