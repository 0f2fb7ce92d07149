import type { Ref } from 'react'
import { priorities, stopTypes } from '../../../domain/stop'
import { BusyButton, ButtonLink, Field, Icon, PageHead, PageTitle, SelectField, type Choice } from '../../parts'
import type { TypedField } from './new-stop-form'
import type { NewStopOnScreen } from './new-stop-on-screen'

export type NewStopActions = {
  readonly type: (field: TypedField, text: string) => void
  readonly leave: (field: TypedField) => void
  readonly submit: () => void
}

type NewStopScreenProps = {
  readonly project: string | undefined
  readonly back: string
  readonly shown: NewStopOnScreen
  readonly canAdd: boolean
  readonly first: Ref<HTMLInputElement>
  readonly on: NewStopActions
}

const choices = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, words: value }))

/** §2, §5 */
export const NewStopScreen = ({ project, back, shown, canAdd, first, on }: NewStopScreenProps) => {
  const field = (name: TypedField) => ({
    ...shown[name],
    name,
    readOnly: shown.isBusy,
    onType: (text: string) => on.type(name, text),
    onLeave: () => on.leave(name),
  })
  return (
    <>
      <PageTitle of="Add stop" project={project} />
      <PageHead title="Add stop" back={back} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          on.submit()
        }}
      >
        <div
          className="rr-grid"
          role="presentation"
          // Enter sends nothing while the button is disabled; it asks for the address, as leaving the field does.
          onKeyDown={(event) => {
            const { key, target } = event
            if (key !== 'Enter' || canAdd || !(target instanceof HTMLInputElement)) return
            // Nor does it send once a quick answer has enabled the button.
            event.preventDefault()
            target.blur()
            target.focus()
          }}
        >
          <SelectField label="Type" name="type" span={6} choices={choices(stopTypes)} value={shown.type} disabled />
          <SelectField
            label="Priority"
            name="priority"
            span={6}
            choices={choices(priorities)}
            value={shown.priority}
            disabled
          />
          <Field label="Customer name" ref={first} {...field('customerName')} />
          <Field label="Zip" span={5} {...field('zip')} />
          <Field label="House number" span={4} inputMode="numeric" {...field('houseNumber')} />
          <Field label="Suffix" span={3} required={false} {...field('houseNumberSuffix')} />
          <Field
            label="Address"
            name="address"
            placeholder="Filled in from zip and house number"
            readOnly
            {...shown.address}
          />
        </div>
        <div role="alert">
          {shown.failure === undefined ? null : (
            <p className="help is-danger">
              <Icon name="field error" />
              {shown.failure}
            </p>
          )}
        </div>
        <div className="rr-actions">
          <BusyButton className="button is-primary" label="Add stop" busy={shown.isBusy} disabled={!canAdd} />
          <ButtonLink label="Cancel" to={back} />
        </div>
      </form>
    </>
  )
}
