import type { Ref } from 'react'
import { ButtonLink, SelectFilter, Toggle, addIcon } from '../../components'
import { SearchField } from './search-field'
import type { FiltersOnScreen } from './view-model'
import { UploadButton } from './upload-button'

export type ToolbarActions = {
  readonly file: (file: File) => void
  readonly toggle: () => void
  readonly search: (query: string) => void
  readonly chooseDay: (day: string) => void
}

type StopsToolbarProps = {
  readonly whyNoUpload: string | undefined
  readonly addStop: string
  readonly filters: FiltersOnScreen | undefined
  readonly search: Ref<HTMLInputElement>
  readonly on: ToolbarActions
}

const states = { off: 'ALL', on: 'UNPLANNED' }

export const StopsToolbar = ({ whyNoUpload, addStop, filters, search, on }: StopsToolbarProps) => (
  <>
    <div className="rr-toolbar">
      <UploadButton isFirst={filters === undefined} why={whyNoUpload} onFile={on.file} />
      <ButtonLink label="Add stop" icon={addIcon} look={filters === undefined ? 'plain' : 'primary'} to={addStop} />
      {filters === undefined ? null : (
        <div className="rr-push">
          <Toggle label="Unplanned stops only" isOn={filters.onlyUnplanned} words={states} onToggle={on.toggle} />
        </div>
      )}
    </div>
    {filters === undefined ? null : (
      <div className="rr-toolbar">
        <SearchField query={filters.query} onSearch={on.search} ref={search} />
        <SelectFilter
          label="Day"
          name="day"
          choices={filters.days}
          value={filters.day}
          disabled={filters.onlyUnplanned}
          onChoose={on.chooseDay}
        />
      </div>
    )}
  </>
)
