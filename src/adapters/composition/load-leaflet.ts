import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenMapDisplay } from '../../application/map'
import type { CallFailure } from '../../domain/failure'
import type { AppConfig } from '../../domain/config'
import { sendRequest } from '../http'
import { parseJsonBody } from '../http/parse-body'
import { waitUntilIdle } from './wait-until-idle'

const FILE_TIMEOUT_MS = 30_000

/** Loads Leaflet once the page is painted and idle, so that the map delays no other part of the first screen. */
export const loadLeaflet = ({
  tileUrl,
  tileAttribution,
}: Pick<AppConfig, 'tileUrl' | 'tileAttribution'>): OpenMapDisplay<HTMLElement> => {
  const send = sendRequest({ base: '', timeout: FILE_TIMEOUT_MS })
  const settings = {
    tiles: tileUrl === '' ? undefined : { url: tileUrl, attribution: tileAttribution },
    fetchFile: (path: string) =>
      pipe(
        send({ method: 'GET', path, omitsApiKey: true }),
        TE.flatMapEither(({ bytes }) => parseJsonBody(bytes)),
      ),
  }
  return (container, handlers) =>
    TE.tryCatch(
      async () => {
        await waitUntilIdle()
        const { leafletMapDisplay } = await import('../leaflet')
        return leafletMapDisplay(container, settings, handlers)
      },
      (): CallFailure => ({ kind: 'unreachable' }),
    )
}
