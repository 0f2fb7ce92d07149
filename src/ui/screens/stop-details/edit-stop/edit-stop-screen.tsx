import { useId, type ReactNode, type Ref } from 'react'
import type { TypedField } from '../../../../domain/stop-edit'
import {
  Button,
  Failure,
  Field,
  FieldFrame,
  Foot,
  Form,
  PageHeader,
  PageTitle,
  SelectField,
  SubmitButton,
  ariaPropsOf,
  isMovingToSubmit,
  deleteIcon,
  type FieldFrameProps,
  unplanIcon,
} from '../../../components'
import { AddressField, LookupFields, SlotFields, choicesOf, fieldPropsOf, type FormActions } from '../../../form'
import { PinHint, PinLine } from './movable-pin'
import type { PinViewModel, EditStopViewModel } from './view-model'
import './edit-stop.css'

type EditStopScreenProps = {
  readonly projectName: string | undefined
  readonly name: string
  readonly viewModel: EditStopViewModel
  readonly types: ReadonlyArray<string>
  readonly priorities: ReadonlyArray<string>
  readonly isPlanned: boolean
  /** by somebody else; nothing can be saved then */
  readonly isDeleted: boolean
  /** what a colleague has just done to the stop */
  readonly notice: ReactNode
  /** its number in the colour of its route */
  readonly badge: ReactNode
  readonly firstInput: Ref<HTMLInputElement>
  /** what the plan would be with these values; empty while nothing changes */
  readonly afterSaving: ReactNode
  readonly pin: PinViewModel
  readonly pinButton: Ref<HTMLButtonElement>
  readonly actions: FormActions<TypedField> & {
    readonly cancel: () => void
    /** moves the keyboard focus to the pin on the map */
    readonly focusPin: () => void
    readonly unplan: () => void
    readonly remove: () => void
  }
}

/** Everything that is known of a stop, to be edited. */
export const EditStopScreen = ({
  projectName,
  name,
  viewModel,
  isPlanned,
  isDeleted,
  actions,
  ...props
}: EditStopScreenProps) => {
  const { types, priorities, firstInput, badge, notice, pin, pinButton, afterSaving } = props
  const formId = useId()
  const commonProps = fieldPropsOf(viewModel, actions)
  const fieldProps = (field: TypedField) => ({ ...commonProps(field), help: viewModel.helpOf(field) })
  const selectProps = (field: 'type' | 'priority') => {
    const { value, error } = viewModel.fieldOf(field)
    const help = viewModel.helpOf(field)
    return { name: field, value, error, help, onChoose: (choice: string) => actions.change(field, choice) }
  }
  const title = `Edit ${name}`
  return (
    <>
      <PageTitle page={title} projectName={projectName} />
      <PageHeader title={title} badge={badge} />
      {notice}
      <PinHint>Drag the pin, or click on the map</PinHint>
      <Form
        id={formId}
        isComplete={viewModel.isValid && !isDeleted}
        onSubmit={actions.submit}
        failure={<Failure message={viewModel.failure} />}
        buttons={
          <Foot>
            <p className="rr-after-saving" role="status">
              {afterSaving}
            </p>
            <div className="rr-actions">
              <SubmitButton
                className="button is-primary"
                label="Save"
                form={formId}
                busy={viewModel.isBusy}
                disabled={!viewModel.isValid || isDeleted}
              />
              <Button label="Cancel" onPress={actions.cancel} />
              {isDeleted ? null : (
                <span className="is-end">
                  {isPlanned ? (
                    <Button label="Unplan" variant="small quiet" icon={unplanIcon} onPress={actions.unplan} />
                  ) : null}
                  <Button label="Delete" variant="small quiet danger" icon={deleteIcon} onPress={actions.remove} />
                </span>
              )}
            </div>
          </Foot>
        }
      >
        <SelectField label="Type" span={6} choices={choicesOf(types)} {...selectProps('type')} />
        <SelectField label="Priority" span={6} choices={choicesOf(priorities)} {...selectProps('priority')} />
        <Field label="Customer name" span={6} ref={firstInput} {...fieldProps('customerName')} />
        <Field label="Contact name" span={6} required={false} {...fieldProps('contactName')} />
        <LookupFields propsOf={fieldProps} />
        <AddressField address={viewModel.address} help={viewModel.addressHelp} onKeepTyped={actions.keepTypedAddress} />
        <PinLine
          pin={pin}
          help={viewModel.pinHelp}
          buttonRef={pinButton}
          onMove={actions.focusPin}
          onPut={actions.place}
        />
        <SlotFields propsOf={fieldProps} />
        <Field label="Day" span={6} required={false} placeholder="Any day" {...fieldProps('requestedDay')} />
        <Field label="Phone" span={6} required={false} inputMode="tel" {...fieldProps('phone')} />
        <Field label="Products" required={false} {...fieldProps('productDescription')} />
        <TextAreaField label="Notes" {...fieldProps('notes')} />
      </Form>
    </>
  )
}

type TextAreaFieldProps = FieldFrameProps & {
  readonly name: string
  readonly value: string
  readonly readOnly?: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

/** A field for text of several lines. */
const TextAreaField = ({ label, error, help, optional = false, span = 12, ...props }: TextAreaFieldProps) => {
  const id = useId()
  const { onChange, onBlur, ...textArea } = props
  return (
    <FieldFrame id={id} label={label} error={error} help={help} optional={optional} span={span}>
      <textarea
        {...textArea}
        {...ariaPropsOf(id, { error, help })}
        className="textarea"
        rows={2}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => (isMovingToSubmit(event) ? undefined : onBlur())}
      />
    </FieldFrame>
  )
}
