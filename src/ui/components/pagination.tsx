import type { Page, PageLink } from '../../domain/stop'
import { Icon } from './icon'
import { nextPageIcon, previousPageIcon } from './icons'
import './pagination.css'

type PaginationProps = {
  readonly label: string
  readonly page: Pick<Page<unknown>, 'current' | 'last' | 'links' | 'words'>
  readonly onPage: (page: number) => void
}

/** §9 */
export const Pagination = ({ label, page: { current, last, links, rangeLabel }, onPage }: PaginationProps) => (
  <div className="rr-pages">
    <span className="rr-muted">{rangeLabel}</span>
    <nav className="pagination rr-pagination" aria-label={label}>
      <button
        className="pagination-previous"
        type="button"
        aria-label="Previous page"
        aria-disabled={current === 1}
        onClick={() => (current === 1 ? undefined : onPage(current - 1))}
      >
        <Icon drawing={previousPageIcon} />
      </button>
      <ul className="pagination-list">
        {links.map((link, place) => (
          <li key={link === 'gap' ? `gap before ${String(links[place + 1])}` : link}>
            <PageTo link={link} isCurrent={link === current} onPage={onPage} />
          </li>
        ))}
      </ul>
      <button
        className="pagination-next"
        type="button"
        aria-label="Next page"
        aria-disabled={current === last}
        onClick={() => (current === last ? undefined : onPage(current + 1))}
      >
        <Icon drawing={nextPageIcon} />
      </button>
    </nav>
  </div>
)

type PageToProps = {
  readonly link: PageLink
  readonly isCurrent: boolean
  readonly onPage: (page: number) => void
}

const PageTo = ({ link, isCurrent, onPage }: PageToProps) =>
  link === 'gap' ? (
    <span className="pagination-ellipsis">…</span>
  ) : (
    <button
      className={isCurrent ? 'pagination-link is-current' : 'pagination-link'}
      type="button"
      aria-label={`Page ${link}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPage(link)}
    >
      {link}
    </button>
  )
