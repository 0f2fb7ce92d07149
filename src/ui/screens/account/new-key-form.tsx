import { useState } from 'react'
import type { ProgramKey } from '../../../domain/session'
import { useApp } from '../../app-facade'
import {
  Button,
  errorIfBlank,
  Failure,
  Field,
  FormElement,
  ShownOnce,
  SubmitButton,
  useCheckedText,
  useSubmit,
} from '../../components'

type NewKeyProps = { readonly onMade: () => void }

/** Makes a key for a program, and shows it until another is made or the page is left. */
export const NewKey = ({ onMade }: NewKeyProps) => {
  const { copyText } = useApp()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<ProgramKey>()
  const finish = (programKey: ProgramKey): void => {
    setMade(programKey)
    setOpen(false)
    onMade()
  }
  return (
    <>
      {made === undefined ? null : (
        <ShownOnce
          key={made.key.id}
          label={`Key for ${made.key.name}`}
          name="madeKey"
          value={made.apiKey}
          help="Copy it now: it is not shown again."
          onCopy={copyText}
        />
      )}
      {isOpen ? (
        <NewKeyForm onMade={finish} />
      ) : (
        <Button label="New key" variant="small" onPress={() => setOpen(true)} />
      )}
    </>
  )
}

const NewKeyForm = ({ onMade }: { readonly onMade: (made: ProgramKey) => void }) => {
  const { account } = useApp()
  const name = useCheckedText(errorIfBlank('Name the program that will use the key'))
  const { isBusy, failure, submit } = useSubmit({
    texts: [name],
    send: () => account.createProgramKey(name.value.trim()),
    onSent: onMade,
  })
  return (
    <>
      <FormElement className="rr-field-row" onSubmit={submit}>
        <Field label="Name of the program" name="keyName" {...name.fieldProps} required={false} readOnly={isBusy} />
        <SubmitButton className="button" label="Make a key" busy={isBusy} />
      </FormElement>
      <Failure message={failure} />
    </>
  )
}
