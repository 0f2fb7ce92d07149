import { warningIcon } from './auth-icons'
import { Icon } from './icon'
import './banner.css'

/** Says what holds for everything below it, as long as it holds: that the server cannot be reached, say. */
export const Banner = ({ words }: { readonly words: string | undefined }) => (
  <div className="rr-banners" role="status">
    {words === undefined ? null : (
      <p className="rr-banner">
        <Icon drawing={warningIcon} />
        {words}
      </p>
    )}
  </div>
)
