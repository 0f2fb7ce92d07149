import type { ColleagueStore, Mark } from '../../../application/colleague'
import { stopKeyOf, type RemovedStop } from '../../../domain/history'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { Button, NoRouteChip } from '../../components'
import { ColleagueMark } from '../../plan'

type RemovedMark = Pick<Mark, 'entry'> & { readonly removed: RemovedStop }

/** The marks of deleted stops, by the stop after which they stood; those of the first ones under undefined. */
type RemovedMarks = ReadonlyMap<StopId | undefined, ReadonlyArray<RemovedMark>>

export const removedMarksOf = (marks: ColleagueStore['marks']): RemovedMarks => {
  const groups = new Map<StopId | undefined, ReadonlyArray<RemovedMark>>()
  for (const { removed, entry } of marks.values())
    if (removed !== undefined)
      groups.set(removed.previous, [...(groups.get(removed.previous) ?? []), { removed, entry }])
  return groups
}

type RemovedRowsProps = { readonly marks: ReadonlyArray<RemovedMark> | undefined }

/** The stops that a colleague has just deleted, where they stood in the list, until that was seen. */
export const RemovedRows = ({ marks = [] }: RemovedRowsProps) => {
  const { history, config } = useApp()
  return marks.map(({ removed: { id, name }, entry }) => (
    <tr key={id} className="rr-removed">
      <td className="is-tight" colSpan={2}>
        <NoRouteChip reason="Deleted" />
      </td>
      <td className="rr-num is-tight">–</td>
      <td colSpan={4}>
        <s>{name}</s>
        {entry === undefined || !config.serverKeepsHistory ? null : (
          <Button label="Undo" variant="small quiet" onPress={() => void history.undoSingle(entry)} />
        )}
        <ColleagueMark item={stopKeyOf(id)} />
      </td>
    </tr>
  ))
}
