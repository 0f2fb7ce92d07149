import { useState, type ReactNode } from 'react'
import type { FieldEdit } from '../../../../domain/stop-edit'
import { capitalise } from '../../../../domain/text'
import { Button, Dialog } from '../../../components'
import { defaultOwnerOf, type ConflictLine, type Owner, type TheirName } from './conflict-view-model'

type ConflictDialogProps = {
  /** the name of the stop */
  readonly name: string
  /** who made the other changes, and when */
  readonly their: TheirName
  readonly lines: ReadonlyArray<ConflictLine>
  /** what saving this choice would do to the plan */
  readonly afterSaving: (edits: ReadonlyArray<FieldEdit>) => ReactNode
  readonly onSave: (edits: ReadonlyArray<FieldEdit>) => void
  readonly onTakeTheirs: () => void
  readonly onKeepEditing: () => void
}

/** Two people changed the same stop: whose value stays is chosen line by line. */
export const ConflictDialog = ({ name, their, lines, afterSaving, ...actions }: ConflictDialogProps) => {
  const { onSave, onTakeTheirs, onKeepEditing } = actions
  const [chosen, setChosen] = useState<Readonly<Record<string, Owner>>>({})
  const ownerOf = (line: ConflictLine): Owner => chosen[line.label] ?? defaultOwnerOf(line)
  const edits = lines.filter((line) => ownerOf(line) === 'mine').flatMap((line) => line.edits)
  const theirHeading = capitalise(their.whose)
  return (
    <Dialog
      title={`Two versions of ${name}`}
      isAlert
      isWide
      onCancel={onKeepEditing}
      footer={
        <>
          <span className="rr-push-end">
            <Button label="Keep editing" variant="quiet" onPress={onKeepEditing} />
          </span>
          <Button label={`Take all of ${their.whose}`} onPress={onTakeTheirs} />
          <Button label="Take all of mine" onPress={() => onSave(lines.flatMap((line) => line.edits))} />
          <Button label="Save this choice" variant="primary" onPress={() => onSave(edits)} />
        </>
      }
    >
      <p>You and {their.who} changed the same thing. Nothing of yours has been saved yet; choose line by line.</p>
      <table className="rr-conflict">
        <thead>
          <tr>
            <th scope="col">Was</th>
            <th scope="col">Yours</th>
            <th scope="col">{their.at === '' ? theirHeading : `${theirHeading}, ${their.at}`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">
                {line.label}
                <span>{line.was}</span>
              </th>
              {(['mine', 'theirs'] as const).map((owner) => (
                <td key={owner}>
                  <label>
                    <input
                      className="rr-owner"
                      type="radio"
                      name={line.label}
                      checked={ownerOf(line) === owner}
                      onChange={() => setChosen({ ...chosen, [line.label]: owner })}
                    />
                    {line[owner]}
                    {owner === 'theirs' && !line.isChangedByBoth ? <small>not changed</small> : null}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rr-after-saving" role="status">
        {afterSaving(edits)}
      </p>
      <p className="rr-muted">Saving can be undone, by you and by {their.who}.</p>
    </Dialog>
  )
}
