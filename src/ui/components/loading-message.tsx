import { useEffect, useState } from 'react'
import { Spinner } from './spinner'

const PATIENCE_MS = 300

/** Says what one waits for, once that takes long enough to wonder: a fast answer does not flicker. */
export const Waiting = ({ words }: { readonly words: string }) => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="rr-loading" role="status">
      {isLong ? (
        <>
          <Spinner />
          {words}
        </>
      ) : null}
    </div>
  )
}
