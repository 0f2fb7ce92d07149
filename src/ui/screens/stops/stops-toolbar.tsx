import { type Ref, useRef } from 'react'
import {
  ButtonLink,
  SearchField,
  SelectFilter,
  Toggle,
  addIcon,
  Button,
  importIcon,
  uploadIcon,
} from '../../components'
import type { FiltersViewModel } from './view-model'

export type ToolbarActions = {
  readonly upload: (file: File) => void
  readonly toggleUnplanned: () => void
  readonly search: (query: string) => void
  readonly chooseDay: (day: string) => void
}

type StopsToolbarProps = {
  readonly uploadDisabledReason: string | undefined
  readonly addStopPath: string
  readonly importPath: string
  readonly filters: FiltersViewModel | undefined
  readonly search: Ref<HTMLInputElement>
  readonly actions: ToolbarActions
}

const toggleLabels = { off: 'ALL', on: 'UNPLANNED' }

export const StopsToolbar = ({
  uploadDisabledReason,
  addStopPath,
  importPath,
  filters,
  search,
  actions,
}: StopsToolbarProps) => (
  <div className="rr-stop-bars">
    <div className="rr-toolbar rr-stop-actions">
      <UploadButton isPrimary={filters === undefined} disabledReason={uploadDisabledReason} onFile={actions.upload} />
      <ButtonLink label="Import…" icon={importIcon} to={importPath} />
      <ButtonLink
        label="Add stop"
        icon={addIcon}
        variant={filters?.hasRoutes === true ? 'primary' : 'plain'}
        to={addStopPath}
      />
      {filters === undefined ? null : (
        <div className="rr-push">
          <Toggle
            label="Unplanned stops only"
            isOn={filters.onlyUnplanned}
            labels={toggleLabels}
            onToggle={actions.toggleUnplanned}
          />
        </div>
      )}
    </div>
    {filters === undefined ? null : (
      <div className="rr-toolbar">
        <SearchField label="Search stops" query={filters.query} onSearch={actions.search} ref={search} />
        <SelectFilter
          label="Day"
          name="day"
          choices={filters.days}
          value={filters.day}
          disabled={filters.onlyUnplanned}
          onChoose={actions.chooseDay}
        />
      </div>
    )}
  </div>
)

type UploadButtonProps = {
  readonly isPrimary: boolean
  readonly disabledReason: string | undefined
  readonly onFile: (file: File) => void
}

/** §2: accepts .json only. The input is cleared at once (§4), so that the same file can be chosen again. */
const UploadButton = ({ isPrimary, disabledReason, onFile }: UploadButtonProps) => {
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
