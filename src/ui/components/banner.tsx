import { warningIcon } from './auth-icons'
import { Icon } from './icon'
import './banner.css'

/** Says what holds for everything below it, as long as it holds: that the server cannot be reached, say. */
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
