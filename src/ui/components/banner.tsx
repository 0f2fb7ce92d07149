import { warningIcon } from './early-icons'
import { Icon } from './icon'
import './banner.css'

/** A message about the whole panel for as long as it is true, such as an unreachable server. */
export const Banner = ({ message }: { readonly message: string | undefined }) => (
  <div className="rr-banners" role="status">
    {message === undefined ? null : (
      <p className="rr-banner">
        <Icon icon={warningIcon} />
        {message}
      </p>
    )}
  </div>
)
