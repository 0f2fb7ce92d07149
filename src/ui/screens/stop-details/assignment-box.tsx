import { useState, type ReactNode, type Ref } from 'react'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { SubmitButton, Field, SelectField, Failure, useIsMounted } from '../../components'
import type { AssignmentViewModel } from './assignment-view-model'
import { inlineMessageOf } from '../../../domain/failure'
import type { StopId } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import { stopDriverViewModel } from './stop-driver-view-model'

export type AssignmentActions = {
  /** the value of a choice of `carrier` */
  readonly chooseRoute: (value: string) => void
  readonly typeSequence: (text: string) => void
  readonly leaveSequence: () => void
  readonly submit: () => void
}

type AssignmentBoxProps = {
  readonly viewModel: AssignmentViewModel
  readonly isBusy: boolean
  readonly carrierInput: Ref<HTMLSelectElement>
  readonly sequenceInput: Ref<HTMLInputElement>
  readonly actions: AssignmentActions
  /** further buttons below the fields */
  readonly children?: ReactNode
}

/** §2: shows the route and sequence number of the stop and lets the user change them. */
export const AssignmentBox = ({
  viewModel: { carrier, sequence, moveNotice },
  isBusy,
  carrierInput,
  sequenceInput,
  actions,
  children,
}: AssignmentBoxProps) => (
  <form
    className="rr-box rr-assignment"
    aria-label="Place in the plan"
    aria-busy={isBusy}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      actions.submit()
    }}
  >
    <div className="rr-grid rr-assign">
      <SelectField
        label="Assigned route"
        name="carrier"
        span={6}
        {...carrier}
        disabled={isBusy}
        ref={carrierInput}
        onChoose={actions.chooseRoute}
      />
      <Field
        label="Sequence number"
        name="sequence"
        inputMode="numeric"
        span={3}
        required={false}
        {...sequence}
        disabled={isBusy}
        ref={sequenceInput}
        onChange={actions.typeSequence}
        onBlur={actions.leaveSequence}
      />
      <div className="field is-3">
        <SubmitButton label="Update" className="button is-primary is-fullwidth" busy={false} disabled={isBusy} />
      </div>
    </div>
    <p className="rr-moved-meanwhile" role="alert">
      {isBusy ? null : moveNotice}
    </p>
    {children}
  </form>
)

/** Gives the stop to another driver; hidden where no other route has one. */
export const StopDriverBox = observer(({ id }: { readonly id: StopId }) => {
  const { plan, route } = useApp()
  const [chosenRoute, setChosenRoute] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isMounted = useIsMounted()
  const viewModel = plan.store.plan && stopDriverViewModel(plan.store.plan, id, chosenRoute)
  if (viewModel === undefined) return null

  const send = async (): Promise<void> => {
    if (viewModel.change === undefined || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await route.changeStopDriver(viewModel.change)
    if (!isMounted()) return
    setBusy(false)
    if (E.isLeft(answer)) setFailure(inlineMessageOf('The driver was not changed', answer.left))
    else setChosenRoute(undefined)
  }

  return (
    <form
      className="rr-box rr-assignment rr-handover"
      aria-label="Driver of the stop"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="rr-grid">
        <SelectField
          label="Driver"
          name="driver"
          span={7}
          choices={viewModel.choices}
          value={viewModel.value}
          disabled={isBusy}
          onChoose={(value) => {
            setChosenRoute(value)
            setFailure(undefined)
          }}
        />
        <div className="field is-5">
          <SubmitButton
            label="Change driver"
            className="button is-fullwidth"
            busy={isBusy}
            disabled={isBusy || viewModel.change === undefined}
          />
        </div>
      </div>
      <Failure message={failure} />
    </form>
  )
})
