import type { Ref } from 'react'
import { ButtonLink, SelectFilter, Toggle, addIcon } from '../../components'
import { SearchField } from './search-field'
import type { FiltersViewModel } from './view-model'
import { UploadButton } from './upload-button'

export type ToolbarActions = {
  readonly upload: (upload: File) => void
  readonly toggleUnplanned: () => void
  readonly search: (query: string) => void
  readonly chooseDay: (day: string) => void
}

type StopsToolbarProps = {
  readonly uploadDisabledReason: string | undefined
  readonly addStopPath: string
  readonly filters: FiltersViewModel | undefined
  readonly search: Ref<HTMLInputElement>
  readonly actions: ToolbarActions
}

const toggleLabels = { off: 'ALL', on: 'UNPLANNED' }

export const StopsToolbar = ({ uploadDisabledReason, addStopPath, filters, search, actions }: StopsToolbarProps) => (
  <>
    <div className="rr-toolbar">
      <UploadButton isPrimary={filters === undefined} disabledReason={uploadDisabledReason} onFile={actions.upload} />
      <ButtonLink
        label="Add stop"
        icon={addIcon}
        variant={filters === undefined ? 'plain' : 'primary'}
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
        <SearchField query={filters.query} onSearch={actions.search} ref={search} />
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
  </>
)
