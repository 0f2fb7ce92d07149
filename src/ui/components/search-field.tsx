import { useId, type Ref } from 'react'
import { focusableHeadingOf } from './focus'
import { Icon } from './icon'
import { searchIcon } from './icons'

type SearchFieldProps = {
  readonly label: string
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** §2: Esc clears the search; in an empty field it moves the focus to the heading. */
export const SearchField = ({ label, query, onSearch, ref }: SearchFieldProps) => {
  const id = useId()
  return (
    <div className="rr-search">
      <label className="rr-sr" htmlFor={id}>
        {label}
      </label>
      <Icon icon={searchIcon} />
      <input
        className="input"
        type="search"
        id={id}
        placeholder={label}
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
