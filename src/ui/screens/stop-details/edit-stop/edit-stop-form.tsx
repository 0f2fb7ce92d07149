import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../../../domain/failure'
import {
  isSameLookup,
  matchOf,
  type AddressForm,
  type Coordinates,
  type FoundAddress,
} from '../../../../domain/address'
import { calendarDateAt } from '../../../../domain/calendar'
import { routeColourOf } from '../../../../domain/route'
import { pinLabelOf, priorities, stopNameOf, stopTypes, type Stop, type StopFacts } from '../../../../domain/stop'
import {
  rebaseStopEdit,
  parseStopEditForm,
  stopAfterEdits,
  stopEditFormOf,
  withFirstAddress,
  type FieldEdit,
  type StopEditForm,
  type TypedField,
} from '../../../../domain/stop-edit'
import { deepEqual } from '../../../../domain/value'
import { useApp } from '../../../app-facade'
import { RouteChip, useIsMounted } from '../../../components'
import { useForm } from '../../../form'
import { ColleagueNotice, DeletedNotice } from '../colleague-notice'
import { visitSummaryViewModel } from '../visit-summary-view-model'
import { editsOver, editStopFormState, editStopViewModel, relatedFields, pinViewModel } from './view-model'
import { AfterSaving } from './after-saving'
import { ConflictDialog } from './conflict-dialog'
import { conflictLinesOf, theirNameOf } from './conflict-view-model'
import { EditStopScreen } from './edit-stop-screen'
import { useMovablePin, useRegisteredAddress } from './movable-pin'

type EditStopFormProps = {
  /** as it was last, where it is deleted */
  readonly stop: Stop
  readonly isDeleted: boolean
  /** called once the stop is saved, or the user cancels */
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** The form of a stop on its page. What a colleague changes meanwhile resets nothing that was typed. */
export const EditStopForm = (props: EditStopFormProps) => {
  const [{ start, key }, setStart] = useState(() => ({ start: props.stop.facts, key: 0 }))
  return <EditForm {...props} key={key} start={start} onRestart={(next) => setStart({ start: next, key: key + 1 })} />
}

type EditFormProps = EditStopFormProps & {
  readonly start: StopFacts
  readonly onRestart: (start: StopFacts) => void
}

/** Whether the form has the street and town of the register. */
const isAddressOf = ({ street, city }: AddressForm, registered: FoundAddress | undefined): boolean =>
  (registered?.street ?? '') === street && (registered?.city ?? '') === city

const noEdits: ReadonlyArray<FieldEdit> = []

const EditForm = observer(({ stop: edited, isDeleted, start, onRestart, onClose, onDeleted }: EditFormProps) => {
  const { facts, placement } = edited
  const { plan, stop, map, move } = useApp()
  const { open } = plan.store
  const isMounted = useIsMounted()
  const customerName = useRef<HTMLInputElement>(null)
  const pinButton = useRef<HTMLButtonElement>(null)
  const replacement = useRef<ReadonlyArray<FieldEdit>>(undefined)
  const [dismissed, setDismissed] = useState<CallFailure>()
  const [typedNow, setTypedNow] = useState<TypedField>()
  const [isRemoving, setRemoving] = useState(false)
  const [{ before, seen }, setBefore] = useState({ before: start, seen: start })
  const formBefore = stopEditFormOf(before)
  const today = calendarDateAt(stop.now())
  const [state, actions] = useForm({
    initialState: editStopFormState(start),
    relatedFields,
    isAddressKnown: (form: StopEditForm) =>
      form.addressSummary !== '' || (form.coordinates !== undefined && isSameLookup(form, formBefore)),
    // What a colleague made the same is not sent again.
    parse: (typed) => parseStopEditForm(rebaseStopEdit({ before, form: typed }, facts).before, today)(typed),
    lookUp: stop.lookUpAddress,
    send: async (typed) => {
      const toSend = replacement.current ?? typed
      return toSend.length === 0 ? E.right(undefined) : stop.edit(facts.id, toSend)
    },
    onSent: onClose,
  })
  const latest = rebaseStopEdit({ before, form: state.form }, facts, typedNow)
  if (seen !== facts || !deepEqual(latest.before, before)) {
    setBefore({ before: latest.before, seen: facts })
    actions.rebase(latest.form)
  }
  const remove = async (): Promise<void> => {
    setRemoving(true)
    const answer = await stop.remove(facts.id)
    if (!isMounted()) return
    if (E.isRight(answer)) onDeleted()
    else setRemoving(false)
  }
  const form = withFirstAddress(state.form, formBefore)
  const whenLeft = rebaseStopEdit({ before, form: state.form }, facts)
  const registered = useRegisteredAddress(form, form.addressSummary === '' && !isSameLookup(form, formBefore))
  const addressAt = registered?.coordinates
  const pin = pinViewModel({ at: form.coordinates, coordinatesBefore: before.coordinates, addressAt })
  const match = registered !== undefined && isAddressOf(form, registered) ? matchOf(registered) : undefined
  const viewModel = editStopViewModel({ ...state, form, match }, before, facts, today)
  const label = pinLabelOf(placement)
  const parsed = parseStopEditForm(before, today)(state.form)
  const edits = E.isLeft(parsed) ? noEdits : parsed.right

  const place = (at: Coordinates | undefined): void => {
    setTypedNow(undefined)
    actions.place(at)
  }

  useEffect(() => customerName.current?.focus(), [])
  useMovablePin({
    stop: edited,
    title: label.kind === 'number' ? `Edit stop ${label.text}` : 'Edit stop',
    at: form.coordinates,
    from: pin.back?.at,
    onPut: place,
    onAccept: () => pinButton.current?.focus(),
    onLeave: () => pinButton.current?.focus(),
  })

  const hasConflict = viewModel.conflicts.length > 0 && !state.isBusy && dismissed !== state.failure
  // There is nothing to choose from while a field is in error.
  if (hasConflict && !viewModel.isValid) setDismissed(state.failure)
  const save = (chosen: ReadonlyArray<FieldEdit>): void => {
    replacement.current = editsOver(chosen, facts)
    actions.submit()
    replacement.current = undefined
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
        isDeleted={isDeleted}
        notice={
          isDeleted ? (
            isRemoving ? null : (
              <DeletedNotice stop={facts.id} />
            )
          ) : (
            <ColleagueNotice stop={facts.id} visit={open && visitSummaryViewModel(open.plan, edited)} />
          )
        }
        badge={
          label.kind === 'number' ? (
            <RouteChip text={label.text} colour={routeColourOf(placement.color)} label={`Stop number ${label.text}`} />
          ) : null
        }
        firstInput={customerName}
        afterSaving={
          hasConflict || isDeleted ? null : (
            <AfterSaving
              stop={edited}
              after={edits.length === 0 ? undefined : stopAfterEdits(facts, edits)}
              isTyping={typedNow !== undefined}
            />
          )
        }
        pin={pin}
        pinButton={pinButton}
        actions={{
          ...actions,
          blur: (field) => {
            setTypedNow(undefined)
            actions.blur(field)
          },
          // What the stop has now is shown before anything is saved.
          submit: () => {
            setTypedNow(undefined)
            if (deepEqual(whenLeft.form, form)) actions.submit()
          },
          change: (field, text) => {
            setTypedNow(field === 'type' || field === 'priority' ? undefined : field)
            actions.change(field, text)
          },
          place,
          cancel: onClose,
          focusPin: map.focusPin,
          unplan: () => void move.unplan([facts.id]),
          remove: () => void remove(),
        }}
      />
      {hasConflict && !isDeleted ? (
        <ConflictDialog
          stop={edited}
          before={before}
          their={theirNameOf(viewModel.conflicts)}
          lines={conflictLinesOf(edits, before, facts)}
          onSave={save}
          onTakeTheirs={() => onRestart(facts)}
          onKeepEditing={() => setDismissed(state.failure)}
        />
      ) : null}
    </>
  )
})
