import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { failureMessageOf } from '../../../domain/failure'
import type { ProgramKey } from '../../../domain/session'
import { useApp } from '../../app-facade'
import { Button, CopyButton, Failure, Field, SubmitButton } from '../../components'

type NewKeyFormProps = { readonly onMade: () => void }

/** Makes a key for a program, and shows it until another is made or the page is left. */
export const NewKey = ({ onMade }: NewKeyFormProps) => {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<ProgramKey>()
  const finish = (programKey: ProgramKey): void => {
    setMade(programKey)
    setOpen(false)
    onMade()
  }
  return (
    <>
      {made === undefined ? null : <MadeKey key={made.key.id} made={made} />}
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
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (): Promise<void> => {
    if (isBusy) return
    if (name.trim() === '') {
      setError('Name the program that will use the key')
      input.current?.focus()
      return
    }
    setBusy(true)
    setFailure(undefined)
    const answer = await account.createProgramKey(name.trim())
    setBusy(false)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    onMade(answer.right)
  }

  return (
    <>
      <form
        noValidate
        className="rr-new-key"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label="Name of the program"
          name="keyName"
          value={name}
          error={error}
          required={false}
          readOnly={isBusy}
          ref={input}
          onChange={(text) => {
            setName(text)
            setError(undefined)
          }}
        />
        <SubmitButton className="button" label="Make a key" busy={isBusy} />
      </form>
      <Failure message={failure} />
    </>
  )
}

/** The focus goes to the key, because it is shown only now. */
const MadeKey = ({ made: { apiKey, key } }: { readonly made: ProgramKey }) => {
  const { copyText } = useApp()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="rr-api-key rr-made-key">
      <Field
        label={`Key for ${key.name}`}
        name="madeKey"
        value={apiKey}
        required={false}
        readOnly
        ref={input}
        help="Copy it now: it is not shown again."
      />
      <CopyButton label="Copy" onCopy={() => copyText(apiKey)} />
    </div>
  )
}
