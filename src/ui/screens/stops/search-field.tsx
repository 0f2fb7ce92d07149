import { useId, type Ref } from 'react'
import { focusableHeadingOf, Icon, searchIcon } from '../../components'

type SearchFieldProps = {
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly ref: Ref<HTMLInputElement>
}

/** §2: Esc asks for every stop again, and then leaves the field. */
export const SearchField = ({ query, onSearch, ref }: SearchFieldProps) => {
  const id = useId()
  return (
    <div className="rr-search">
      <label className="rr-sr" htmlFor={id}>
        Search stops
      </label>
      <Icon icon={searchIcon} />
      <input
        className="input"
        type="search"
        id={id}
        placeholder="Search stops"
        autoComplete="off"
        value={query}
        ref={ref}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (query === '') focusableHeadingOf(document)?.focus()
          else onSearch('')
        }}
      />
    </div>
  )
}
