import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { Icon } from './icon'
import { backIcon } from './icons'

type PageHeaderProps = {
  readonly title: string
  /** path of the Back link */
  readonly back?: string
  /** whether Back goes to the previous page of this visit, if there is one */
  readonly returnsToPreviousPage?: boolean
  /** shown before the title, such as a route's number */
  readonly badge?: ReactNode
  readonly children?: ReactNode
}

/** `children`: the actions at the end of the header. */
export const PageHeader = ({ title, back, returnsToPreviousPage = false, badge, children }: PageHeaderProps) => (
  <div className="rr-page-head">
    {back === undefined ? null : <BackLink to={back} returnsToPreviousPage={returnsToPreviousPage} />}
    <div className="rr-page-title">
      {badge}
      <h1>{title}</h1>
    </div>
    {children === undefined ? null : <div className="is-end">{children}</div>}
  </div>
)

type BackLinkProps = {
  readonly to: string
  /** whether Back goes to the previous page of this visit, if there is one */
  readonly returnsToPreviousPage?: boolean
}

const BackLink = ({ to, returnsToPreviousPage = false }: BackLinkProps) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Link
      className="button is-small"
      data-hold-open=""
      to={to}
      onClick={(event) => {
        // `default` is the key of the first page of a visit.
        if (!returnsToPreviousPage || key === 'default' || isNewTabClick(event)) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Icon icon={backIcon} />
      Back
    </Link>
  )
}

type ClickModifiers = {
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** A click with a modifier opens a new tab or window. */
const isNewTabClick = ({ altKey, ctrlKey, metaKey, shiftKey }: ClickModifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

type PageTitleProps = { readonly page: string; readonly projectName: string | undefined }

/** The document title, such as `Stops · Week 48 · Rondrit`. */
export const PageTitle = ({ page, projectName }: PageTitleProps) => (
  <title>{[page, projectName ?? '', 'Rondrit'].filter((part) => part !== '').join(' · ')}</title>
)
