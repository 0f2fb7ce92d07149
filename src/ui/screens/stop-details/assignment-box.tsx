import type { ReactNode, Ref } from 'react'
import { SubmitButton, Field, SelectField } from '../../components'
import type { AssignmentViewModel } from './assignment-view-model'

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
