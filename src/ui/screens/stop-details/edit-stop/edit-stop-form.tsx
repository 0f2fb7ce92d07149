import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../../../domain/failure'
import { isSameLookup, type AddressForm, type FoundAddress } from '../../../../domain/address'
import { routeColourOf } from '../../../../domain/route'
import { pinLabelOf, priorities, stopNameOf, stopTypes, type Stop } from '../../../../domain/stop'
import {
  parseStopEditForm,
  stopAfterEdits,
  stopEditFormOf,
  withFirstAddress,
  type FieldEdit,
  type StopEditForm,
} from '../../../../domain/stop-edit'
import { useApp } from '../../../app-facade'
import { RouteChip } from '../../../components'
import { useForm } from '../../../form'
import {
  editsOver,
  editStartOf,
  editStopFormState,
  editStopViewModel,
  relatedFields,
  type EditStart,
} from './view-model'
import { AfterSaving } from './after-saving'
import { ConflictDialog } from './conflict-dialog'
import { conflictLinesOf, theirNameOf } from './conflict-view-model'
import { EditStopScreen } from './edit-stop-screen'
import { pinViewModel } from './pin-view-model'
import { useMovablePin, useRegisteredAddress } from './movable-pin'

type EditStopFormProps = {
  readonly stop: Stop
  /** called once the stop is saved, or the user cancels */
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The form of a stop on its page. What a colleague changes meanwhile does not reset it. */
export const EditStopForm = (props: EditStopFormProps) => {
  const [{ start, key }, setStart] = useState(() => ({ start: editStartOf(props.stop.facts), key: 0 }))
  return <EditForm {...props} key={key} start={start} onRestart={(next) => setStart({ start: next, key: key + 1 })} />
}

type EditFormProps = EditStopFormProps & { readonly start: EditStart; readonly onRestart: (start: EditStart) => void }

/** Whether the form has the street and town of the register. */
const isAddressOf = ({ street, city }: AddressForm, registered: FoundAddress | undefined): boolean =>
  (registered?.street ?? '') === street && (registered?.city ?? '') === city

const noEdits: ReadonlyArray<FieldEdit> = []

const EditForm = observer(({ stop: edited, start, onRestart, onClose, onDeleted }: EditFormProps) => {
  const { facts, placement } = edited
  const { plan, stop, map, move } = useApp()
  const customerName = useRef<HTMLInputElement>(null)
  const pinButton = useRef<HTMLButtonElement>(null)
  const replacement = useRef<ReadonlyArray<FieldEdit>>(undefined)
  const [dismissed, setDismissed] = useState<CallFailure>()
  const opened = stopEditFormOf(start.facts)
  const [state, actions] = useForm({
    initialState: editStopFormState(start),
    relatedFields,
    isAddressKnown: (form: StopEditForm) =>
      form.addressSummary !== '' || (form.coordinates !== undefined && isSameLookup(form, opened)),
    parse: parseStopEditForm(start.facts),
    lookUp: stop.lookUpAddress,
    send: async (typed) => {
      const toSend = replacement.current ?? typed
      replacement.current = undefined
      return toSend.length === 0 ? E.right(undefined) : stop.edit(facts.id, toSend)
    },
    onSent: onClose,
  })
  const remove = async (): Promise<void> => {
    if (E.isRight(await stop.remove(facts.id))) onDeleted()
  }
  const form = withFirstAddress(state.form, opened)
  const registered = useRegisteredAddress(form, form.addressSummary === '' && !isSameLookup(form, opened))
  const addressAt = registered?.coordinates
  const pin = pinViewModel({ at: form.coordinates, openedAt: start.facts.coordinates, addressAt })
  const isExact = isAddressOf(form, registered) ? registered?.isExact : undefined
  const viewModel = editStopViewModel({ ...state, form, isExact }, start, facts)
  const label = pinLabelOf(placement)
  const parsed = parseStopEditForm(start.facts)(state.form)
  const edits = E.isLeft(parsed) ? noEdits : parsed.right

  useEffect(() => customerName.current?.focus(), [])
  useMovablePin({
    stop: edited,
    title: label.kind === 'number' ? `Edit stop ${label.text}` : 'Edit stop',
    at: form.coordinates,
    from: pin.back?.at,
    onPut: actions.place,
    onAccept: () => pinButton.current?.focus(),
    onLeave: () => pinButton.current?.focus(),
  })

  const hasConflict = viewModel.conflicts.length > 0 && !state.isBusy && dismissed !== state.failure
  const save = (chosen: ReadonlyArray<FieldEdit>): void => {
    replacement.current = editsOver(chosen, facts)
    actions.submit()
  }
  return (
    <>
      <EditStopScreen
        projectName={plan.store.project?.name}
        name={stopNameOf({ facts, placement })}
        viewModel={viewModel}
        types={stopTypes.some((type) => type === facts.type) ? stopTypes : [...stopTypes, facts.type]}
        priorities={priorities}
        isPlanned={placement.routeNumber !== undefined}
        badge={
          label.kind === 'number' ? (
            <RouteChip text={label.text} colour={routeColourOf(placement.color)} label={`Stop number ${label.text}`} />
          ) : null
        }
        firstInput={customerName}
        afterSaving={
          hasConflict ? null : (
            <AfterSaving stop={edited} after={edits.length === 0 ? undefined : stopAfterEdits(facts, edits)} />
          )
        }
        pin={pin}
        pinButton={pinButton}
        actions={{
          ...actions,
          cancel: onClose,
          focusPin: map.focusPin,
          unplan: () => void move.unplan([facts.id]),
          remove: () => void remove(),
        }}
      />
      {hasConflict ? (
        <ConflictDialog
          stop={edited}
          opened={start.facts}
          their={theirNameOf(viewModel.conflicts)}
          lines={conflictLinesOf(edits, start.facts, facts)}
          onSave={save}
          onTakeTheirs={() => onRestart(editStartOf(facts))}
          onKeepEditing={() => setDismissed(state.failure)}
        />
      ) : null}
    </>
  )
})
