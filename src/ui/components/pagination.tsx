import type { Page, PageLink } from '../../domain/stop'
import { Icon } from './icon'
import { nextPageIcon, previousPageIcon } from './icons'

type PaginationProps = {
  readonly label: string
  readonly page: Pick<Page<unknown>, 'current' | 'last' | 'links' | 'rangeLabel'>
  readonly onPageChange: (page: number) => void
}

/** The links to the pages of a list (§9). */
export const Pagination = ({ label, page: { current, last, links, rangeLabel }, onPageChange }: PaginationProps) => (
  <div className="rr-page-bar">
    <span className="rr-muted">{rangeLabel}</span>
    <nav className="pagination rr-pagination" aria-label={label}>
      <button
        className="pagination-previous"
        type="button"
        aria-label="Previous page"
        aria-disabled={current === 1}
        onClick={() => (current === 1 ? undefined : onPageChange(current - 1))}
      >
        <Icon icon={previousPageIcon} />
      </button>
      <ul className="pagination-list">
        {links.map((link, index) => (
          <li key={link === 'gap' ? `gap before ${String(links[index + 1])}` : link}>
            <PageButton link={link} isCurrent={link === current} onPageChange={onPageChange} />
          </li>
        ))}
      </ul>
      <button
        className="pagination-next"
        type="button"
        aria-label="Next page"
        aria-disabled={current === last}
        onClick={() => (current === last ? undefined : onPageChange(current + 1))}
      >
        <Icon icon={nextPageIcon} />
      </button>
    </nav>
  </div>
)

type PageButtonProps = {
  readonly link: PageLink
  readonly isCurrent: boolean
  readonly onPageChange: (page: number) => void
}

const PageButton = ({ link, isCurrent, onPageChange }: PageButtonProps) =>
  link === 'gap' ? (
    <span className="pagination-ellipsis">…</span>
  ) : (
    <button
      className={isCurrent ? 'pagination-link is-current' : 'pagination-link'}
      type="button"
      aria-label={`Page ${link}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPageChange(link)}
    >
      {link}
    </button>
  )
