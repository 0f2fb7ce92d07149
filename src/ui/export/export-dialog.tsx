import * as E from 'fp-ts/Either'
import { useId, useState } from 'react'
import type { SavingMode } from '../../application/project'
import { failureMessageOf } from '../../domain/failure'
import { emptyPlan, type PlanPart } from '../../domain/plan'
import { exportFileNameOf, type ExportFormat, type ProjectId } from '../../domain/project'
import { useApp } from '../app-facade'
import { Button, Dialog, Failure, SegmentedControl, SelectField, SubmitButton, useIsMounted } from '../components'
import { formatChoices, formatNotes, partChoices, partOfValue, valueOfPart } from './export-view-model'

type ExportDialogProps = {
  readonly projectId: ProjectId
  /** what is chosen at first */
  readonly part: PlanPart
  readonly onClose: () => void
}

/** Asks which stops are to be saved, and for which program. */
export const ExportDialog = ({ projectId, part, onClose }: ExportDialogProps) => {
  const { plan, project, toast } = useApp()
  const form = useId()
  const isMounted = useIsMounted()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [partValue, setPartValue] = useState(valueOfPart(part))
  const [busyMode, setBusyMode] = useState<SavingMode>()
  const [failure, setFailure] = useState<string>()

  const save = async (mode: SavingMode): Promise<void> => {
    if (busyMode !== undefined) return
    setBusyMode(mode)
    setFailure(undefined)
    const answer = await project.exportStops(projectId, { ...partOfValue(partValue), format }, mode)
    if (!isMounted()) return
    setBusyMode(undefined)
    if (E.isRight(answer)) {
      onClose()
      toast.show({ message: mode === 'ask where' ? 'Stops saved' : `Saved as ${exportFileNameOf(projectId, format)}` })
    } else if (answer.left.kind !== 'cancelled')
      setFailure(`The stops were not saved: ${failureMessageOf(answer.left)}`)
  }

  return (
    <Dialog
      title="Export stops"
      onCancel={onClose}
      footer={
        <>
          <Button label="Cancel" onPress={onClose} />
          {project.asksWhereToSave ? (
            <Button label="Save as…" busy={busyMode === 'ask where'} onPress={() => void save('ask where')} />
          ) : null}
          <SubmitButton label="Download" className="button is-primary" busy={busyMode === 'save at once'} form={form} />
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void save('save at once')
        }}
      >
        <SelectField
          label="Stops"
          name="part"
          choices={partChoices(plan.store.plan ?? emptyPlan)}
          value={partValue}
          onChoose={setPartValue}
        />
        <SegmentedControl legend="Format" choices={formatChoices} value={format} onChoose={setFormat} />
        <p className="help" aria-live="polite">
          {formatNotes[format]}
        </p>
        <Failure message={failure} />
      </form>
    </Dialog>
  )
}
