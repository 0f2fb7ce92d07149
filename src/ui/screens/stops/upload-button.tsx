import { useRef } from 'react'
import { Button, uploadIcon } from '../../components'

type UploadButtonProps = {
  readonly isPrimary: boolean
  readonly disabledReason: string | undefined
  readonly onFile: (file: File) => void
}

/** §2: accepts .json only. The input is emptied at once (§4), so that the same file can be chosen again. */
export const UploadButton = ({ isPrimary, disabledReason, onFile }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        label="Upload file"
        icon={uploadIcon}
        variant={isPrimary ? 'primary' : 'plain'}
        {...(disabledReason === undefined ? {} : { disabledReason })}
        onPress={() => input.current?.click()}
      />
      <input
        type="file"
        accept=".json,application/json"
        aria-label="File with stops"
        hidden
        ref={input}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined && disabledReason === undefined) onFile(file)
        }}
      />
    </>
  )
}
