import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { subtractFigures } from '../../../../domain/schedule'
import { stopNameOf, type Stop, type StopFacts } from '../../../../domain/stop'
import { stopAfterEdits, type FieldEdit } from '../../../../domain/stop-edit'
import { capitalise, formatPrice } from '../../../../domain/text'
import { Button, Dialog } from '../../../components'
import { noPriceTexts } from '../../../plan'
import { useFactsPrice, FactsPriceLine, type FactsPrice } from './after-saving'
import { defaultOwnerOf, type ConflictLine, type Owner, type TheirName } from './conflict-view-model'

type ConflictDialogProps = {
  /** as it is now, with the changes of others */
  readonly stop: Stop
  /** as it was before both changed it */
  readonly before: StopFacts
  /** who made the other changes, and when */
  readonly their: TheirName
  readonly lines: ReadonlyArray<ConflictLine>
  readonly onSave: (edits: ReadonlyArray<FieldEdit>) => void
  readonly onTakeTheirs: () => void
  readonly onKeepEditing: () => void
}

/** Two people changed the same stop: whose value stays is chosen line by line. */
export const ConflictDialog = observer(({ stop, before, their, lines, ...actions }: ConflictDialogProps) => {
  const { onSave, onTakeTheirs, onKeepEditing } = actions
  const [chosen, setChosen] = useState<Readonly<Record<string, Owner>>>({})
  const ownerOf = (line: ConflictLine): Owner => chosen[line.label] ?? defaultOwnerOf(line)
  const edits = lines.filter((line) => ownerOf(line) === 'mine').flatMap((line) => line.edits)
  const allEdits = lines.flatMap((line) => line.edits)
  const choice = stopAfterEdits(stop.facts, edits)
  const was = useFactsPrice(stop, before, false)
  const prices = {
    mine: useFactsPrice(stop, stopAfterEdits(stop.facts, allEdits), false),
    theirs: useFactsPrice(stop, stop.facts, false),
  }
  const choicePrice = useFactsPrice(stop, choice, false)
  const theirHeading = capitalise(their.whose)
  return (
    <Dialog
      title={`Two versions of ${stopNameOf(stop)}`}
      isAlert
      isWide
      onCancel={onKeepEditing}
      footer={
        <>
          <span className="rr-push-end">
            <Button label="Keep editing" variant="quiet" onPress={onKeepEditing} />
          </span>
          <Button label={`Take all of ${their.whose}`} onPress={onTakeTheirs} />
          <Button label="Take all of mine" onPress={() => onSave(allEdits)} />
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
              {owners.map((owner) => (
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
          {was.kind === 'none' ? null : (
            <tr>
              <th scope="row">The day’s totals</th>
              {owners.map((owner) => (
                <td key={owner} className="is-totals">
                  {totalsTextOf(was, prices[owner])}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className="rr-after-saving" role="status">
        {was.kind === 'known' ? (
          <FactsPriceLine
            label="This choice:"
            stop={stop}
            facts={choice}
            price={choicePrice}
            comparedWith={was.figures}
          />
        ) : null}
      </p>
      <p className="rr-muted">Saving can be undone, by you and by {their.who}.</p>
    </Dialog>
  )
})

const owners = ['mine', 'theirs'] as const

/** By how much the totals differ from what they were. */
const totalsTextOf = (was: FactsPrice, price: FactsPrice): string => {
  if (was.kind !== 'known' || price.kind !== 'known')
    return noPriceTexts[was.kind === 'loading' || price.kind === 'loading' ? 'loading' : 'unknown']
  return formatPrice(subtractFigures(price.figures, was.figures))
}
