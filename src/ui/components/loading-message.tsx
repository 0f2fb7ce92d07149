import { useEffect, useState } from 'react'
import { Spinner } from './spinner'

const DELAY_MS = 300

/** Shows after a delay, so that a fast answer does not flicker. */
export const LoadingMessage = ({ message }: { readonly message: string }) => {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="rr-loading" role="status">
      {isDelayed ? (
        <>
          <Spinner />
          {message}
        </>
      ) : null}
    </div>
  )
}
