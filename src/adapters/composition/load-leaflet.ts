import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenMapDisplay } from '../../application/map'
import type { CallFailure } from '../../domain/failure'
import type { AppConfig } from '../../domain/config'
import { readStreetTile } from '../../../contract/route'
import type { SessionStore } from '../../application/session'
import { apiKeyOf } from '../../domain/session'
import { callForBytes } from '../http/call-endpoint'
import { sendRequest } from '../http'
import type { MapDisplaySettings } from '../leaflet'
import { parseJsonBody } from '../http/parse-body'
import { waitUntilIdle } from './wait-until-idle'

type LeafletConfig = Pick<AppConfig, 'tileUrl' | 'tileAttribution' | 'apiBase' | 'streetsVersion'>

const FILE_TIMEOUT_MS = 30_000

/** Loads Leaflet once the page is painted and idle, so that the map delays no other part of the first screen. */
export const loadLeaflet = (
  { tileUrl, tileAttribution, apiBase, streetsVersion }: LeafletConfig,
  session: Pick<SessionStore, 'value'>,
): OpenMapDisplay<HTMLElement> => {
  const send = sendRequest({ base: '', timeout: FILE_TIMEOUT_MS })
  const readTile = callForBytes(
    sendRequest({ base: apiBase, timeout: FILE_TIMEOUT_MS, apiKey: () => apiKeyOf(session.value) }),
  )(readStreetTile)
  const settings: MapDisplaySettings = {
    tiles: tileUrl === '' ? undefined : { url: tileUrl, attribution: tileAttribution },
    fetchFile: (path: string) =>
      pipe(
        send({ method: 'GET', path, omitsApiKey: true }),
        TE.flatMapEither(({ bytes }) => parseJsonBody(bytes)),
      ),
    // Tiles of a tile server have streets of their own.
    readStreetTile:
      streetsVersion === undefined || tileUrl !== ''
        ? undefined
        : ({ level, x, y }, cancelSignal) =>
            readTile(
              { parameters: { version: streetsVersion, z: String(level), x, y }, query: {}, body: {} },
              { cancelSignal },
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
